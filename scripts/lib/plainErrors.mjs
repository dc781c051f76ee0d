// Ends a command with the message of its error, without the stack: the message says what to do.
process.on('uncaughtException', (error) => {
  console.error(error.message);
  process.exit(1);
});
