/**
 * The words this documentation has decided on. A reader who searches for one word finds all of a matter only when the pages
 * do not use two for it.
 *
 * @type {{pattern: RegExp, say: string, why: string}[]}
 */
export const terms = [
  {
    pattern: /property management systems?/i,
    say: 'property-management system, or PMS',
    why: 'one spelling of the term that every page uses',
  },
  {
    pattern: /vacation rental API/,
    say: 'vacation-rental API',
    why: 'one spelling of the name of the API',
  },
  {pattern: /\bPMS(?:es|'s\b(?= are| have))/, say: 'PMSs', why: 'one plural of PMS'},
  {pattern: /\bcalrylink\b|\bcalry-link\b/i, say: 'Calry Link', why: 'the name of the product'},
  {pattern: /\bweb[ -]hooks?\b/i, say: 'webhook', why: 'one word in the API'},
  {
    pattern: /\b[Rr]oomtypes?\b/,
    say: 'room type; put the name of a field or path into backticks',
    why: 'two words in the glossary',
  },
  {
    pattern: /\b[Ee]mails?\b/,
    say: 'e-mail; put the name of a field into backticks',
    why: 'one spelling in prose',
  },
  {pattern: /\btime-?zones?\b/i, say: 'time zone', why: 'two words in British spelling'},
  {pattern: /\bend[ -]points?\b/i, say: 'endpoint', why: 'one word in the API'},
  {
    pattern: /\blog(?:s|ged|ging)? in(?:to)?\b/i,
    say: 'sign in',
    why: 'one verb for entering a system; a login is the pair of name and password',
  },
  {
    pattern: /\bclick(?:s|ed|ing)?\b/i,
    say: 'choose, or open',
    why: 'not everybody holds a mouse',
  },
  {pattern: /\bNode(?:js|JS)\b/, say: 'Node.js', why: 'the name of the product'},
  {pattern: /\bJavascript\b|\bJava Script\b/, say: 'JavaScript', why: 'the name of the language'},
  {pattern: /\bGithub\b/, say: 'GitHub', why: 'the name of the company'},
  {pattern: /\be\.g\./i, say: 'for example', why: 'plain English'},
  {pattern: /\bi\.e\./i, say: 'that is', why: 'plain English'},
  {
    pattern: /\betc\b/i,
    say: 'the rest of the list, or "such as" before it',
    why: 'a reader cannot know what is left out',
  },
  {pattern: /\butili[sz]e[sd]?\b/i, say: 'use', why: 'plain English'},
];

/**
 * Words that say nothing, and passives that hide who acts.
 *
 * @type {{pattern: RegExp, say: string, why: string}[]}
 */
export const filler = [
  {
    pattern: /\b(?:simply|easily|basically|obviously|effortlessly|seamless(?:ly)?)\b/i,
    say: 'the sentence without it',
    why: 'what is easy for the writer may not be for the reader',
  },
  {
    pattern: /\bof course\b/i,
    say: 'the sentence without it',
    why: 'whoever knows it already need not read it',
  },
  {
    pattern: /(?:^|[.,;:] )note that\b|\bplease note\b/i,
    say: 'the fact itself',
    why: 'every sentence is to be noted',
  },
  {pattern: /\bplease\b/i, say: 'the instruction itself', why: 'the manual is not asking a favour'},
  {
    pattern: /\bin order to\b/i,
    say: 'to',
    why: 'three words for one',
  },
  {pattern: /\bdue to the fact that\b/i, say: 'because', why: 'five words for one'},
  {pattern: /\bin the event that\b/i, say: 'if', why: 'four words for one'},
  {pattern: /\bprior to\b/i, say: 'before', why: 'plain English'},
  {
    pattern:
      /\bit (?:is|should be) (?:recommended|advised|suggested|noted|required|necessary|important|possible)\b/i,
    say: 'who does what: "send …", "you can …", "Calry asks for …"',
    why: 'the passive hides who acts',
  },
  {
    pattern: /\b(?:can|may|should|must) be (?:used to|done by|achieved by)\b/i,
    say: 'who does what: "use … to …"',
    why: 'the passive hides who acts',
  },
  {
    pattern: /\ballows? you to\b|\benables? you to\b/i,
    say: 'lets you, or "you can"',
    why: 'shorter',
  },
  {
    pattern: /\b(?:powerful|robust|cutting-edge|world-class|best-in-class|state-of-the-art)\b/i,
    say: 'the fact that makes it so',
    why: 'praise is no information',
  },
];

/**
 * Finds what a list objects to in a line of prose.
 *
 * @param {string} text prose without code and addresses
 * @param {typeof terms} list
 * @returns {{found: string, advice: string}[]} what stands there, and what to write instead and why
 */
export function objections(text, list) {
  return list.flatMap(({pattern, say, why}) => {
    const found = pattern.exec(text)?.[0];
    return found === undefined ? [] : [{found, advice: `Write ${say}: ${why}.`}];
  });
}
