// Ends a command with the message of its error, which says what to do. Only a defect of the command has a stack.
process.on('uncaughtException', (error) => {
  // parseArgs of Node throws a TypeError for an unknown option.
  const isDefect = /^(?:Type|Range|Reference|Syntax)Error: /.test(`${error}`) && !('code' in error);
  console.error(isDefect ? `This is a defect of the command. ${error.stack}` : error.message);
  process.exit(1);
});
