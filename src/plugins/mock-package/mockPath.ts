/** Path of the packed mock on the site. */
export const mockPath = '/mock/calry-mock.tgz';
