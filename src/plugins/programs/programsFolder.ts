/** Folder of the programs that guides show, relative to the root of the repository: `<language>/<name>.<extension>`. */
export const programsFolder = 'samples/guides';
