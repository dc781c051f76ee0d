/** The folder of the programs that guides show, from the root of the repository: `<guide>/<name>.<extension>`. */
export const programsFolder = 'samples/guides';
