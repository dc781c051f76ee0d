/** Where the programs of the guides are, from the root of the repository: `<guide>/<name>.<extension>`. */
export const programsFolder = 'samples/guides';
