/** What the spelling checker is started with: its messages say where a word goes that is right. */
export const spellingArguments = [
  'lint',
  '--no-progress',
  '--no-summary',
  '--issue-template',
  '$filename:$row:$col - $message ($text). $quickFix If it is right, add it to prose/words.txt, or to ' +
    'prose/names.txt when it is a name.',
];
