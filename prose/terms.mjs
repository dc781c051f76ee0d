/**
 * The words this documentation has decided on. A reader who searches for one word finds all of a matter only when the pages
 * do not use two for it.
 *
 * @type {Objection[]}
 */
export const terms = [
  {
    pattern: /property-management systems?/i,
    say: 'property management system, or PMS',
    why: 'one spelling of the term that every page uses',
  },
  {
    pattern: /vacation rental API/,
    say: 'vacation-rental API',
    why: 'one spelling of the name of the API',
  },
  {pattern: /\bPMS(?:es|'s\b(?= are| have))/, say: 'PMSs', why: 'one plural of PMS'},
  {pattern: /\bcalrylink\b|\bcalry-link\b/i, say: 'Calry Link', why: 'the name of the product'},
  {
    pattern: /\b(?:linked|connected) accounts?\b/i,
    say: 'integration account',
    why: 'the name that the API and the console use',
  },
  {
    pattern: /\b(?:system|platform) (?:APIs?\b|(?:call|endpoint|operation)s?\b)/i,
    say: 'Common API',
    why: 'the name of the API under /api/v1',
  },
  {pattern: /\bcommon API\b/, say: 'Common API', why: 'it is a name'},
  {pattern: /\bweb[ -]hooks?\b/i, say: 'webhook', why: 'one word in the API'},
  {
    pattern: /\b[Rr]oomtypes?\b/,
    say: 'room type; put the name of a field or path into backticks',
    why: 'two words in the glossary',
  },
  {pattern: /\be-mail/i, say: 'email', why: 'one spelling'},
  {
    pattern: /\btime-outs?\b/i,
    say: 'timeout, or "time out" for the verb',
    why: 'one spelling',
  },
  {
    pattern: /\b[Ii]ds?\b/,
    say: 'ID or IDs; put the name of a field into backticks',
    why: 'one spelling in prose',
  },
  {pattern: /\btime-?zones?\b/i, say: 'time zone', why: 'two words in British spelling'},
  {pattern: /\bend-points?\b/i, say: 'endpoint', why: 'one word in the API'},
  {pattern: /\bNode(?:js|JS)\b/, say: 'Node.js', why: 'the name of the product'},
  {pattern: /\bJavascript\b|\bJava Script\b/, say: 'JavaScript', why: 'the name of the language'},
  {pattern: /\bGithub\b/, say: 'GitHub', why: 'the name of the company'},
];

/** What a request gets is a response. People may answer people. */
const requestAnswers = [
  /\b(?:APIs?|endpoints?|servers?|receivers?|calls?|requests?|operations?|Calry|PMSs?|platform|hosts?|it|reads?|programs?)(?: itself)? answers?\b/i,
  /\banswer(?:s|ed)? (?:with|by)? ?(?:``|at once|an? (?:object|array|list|status|envelope))/i,
  /\banswers? (?:is|are|was|were|holds?|has|have|carr(?:y|ies)|contains?|names?|lists?|comes?|looks?)\b(?= (?:an?|the|no|``|empty|wrapped|late|like|published|documented))/i,
  /\b(?:error|correct|real|empty|slow|shortened|successful) answers?\b/i,
  /\b(?:body|fields?|status|shape|envelope|members?|headers?|rest|data) of (?:an?|the|its|each|every) answers?\b/i,
  /\b(?:in|from|without|until|after) (?:an|the|each|every|its) answers?\b(?! to the question)/i,
];

/**
 * How this documentation speaks: CONTRIBUTING.md leads to the pairs.
 *
 * @type {Objection[]}
 */
export const voice = [
  ...requestAnswers.map((pattern) => ({
    pattern,
    say: 'response, or "returns"',
    why: 'a request gets a response',
  })),
  {
    pattern:
      /(?<!\b(?:listings?|propert(?:y|ies)|room types?|units?|rates?|calendars?|reviews?|posts?|drafts?|ads?)(?: that)? )\b(?:is|are|was|were)(?: not|n['’]t)(?: yet)? published\b(?! on\b)|\bneither is published\b|\bnot published:|\bnothing citable\b|\bnone published\b|\bno [\w -]{1,40} is published\b/i,
    say: '"isn\'t documented yet", once on the page, then what to do',
    why: 'the same words everywhere for what is not known',
  },
  {pattern: /\bmend(?:s|ed|ing)?\b/i, say: 'fix', why: 'the common word'},
  {
    pattern:
      /\b(?:calls?|paths?|APIs?|endpoints?|PMSs?|pages?|requests?|header|body|programs?|operations?)(?: (?:of|with|from|for) [^.,]{1,30})? wants?\b/i,
    say: '"requires" or "needs"',
    why: 'a program has no wishes',
  },
  {
    pattern: /\bstands? (?!for\b|in for\b|out\b|up\b|alone\b|by\b)\w+/i,
    say: '"is", or the verb that is meant',
    why: 'text and fields do not stand anywhere',
  },
  {pattern: /\btells? of\b/i, say: '"reports" or "describes"', why: 'the common word'},
  {
    pattern: /\b(?:is|are) to be (?:sought|expected|found|read|had|told)\b/i,
    say: 'who does what',
    why: 'the passive hides who acts',
  },
  {
    pattern:
      /\bCalry claims\b|\bcould be read about\b|\b(?:an )?older (?:text|page)s? (?:says?|calls?|names?|puts?)\b|\bCalry['’]s own (?:texts?|pages?|words?)\b|\bthe public pages (?:say|give|name|show)\b|\btable is cut off\b/i,
    say: 'the fact itself; how it was found belongs into x-source or front matter',
    why: 'these pages are Calry’s own and do not quote it',
  },
  {
    pattern:
      /\bCalry (?:lists|names|describes|counts|states)\b|\blisted by Calry\b|\bCalry['’]s (?:[a-z]+ )?(?:connection|setup) steps\b|\bCalry['’]s (?:steps|list)\b|\baccording to Calry\b|\bask Calry\b|\bearly (?:[A-Za-z]+ )?table(?: of [^.]{1,60})? lists\b/i,
    say: 'the fact itself, as in "The connection screen asks for the key.", or what to do, as in "Plan for 600 requests a minute."',
    why: 'these pages are Calry’s own and do not report on it from outside',
  },
  {
    pattern:
      /\bAt the end of this (?:guide|page|post)\b|\bIn this (?:guide|page|post),? (?:we|you)\b/i,
    say: 'what the reader does, as in "Create an API key and make your first call."',
    why: 'a run-up that readers skip',
  },
  {
    pattern: /(?:^|[.,;:] )note that\b|\bplease note\b|\bit is worth (?:noting|mentioning)\b/i,
    say: 'the fact itself',
    why: 'a run-up that readers skip',
  },
  {
    pattern: /\b(?:simply|basically|obviously|effortlessly|seamless(?:ly)?)\b/i,
    say: 'the sentence without it',
    why: 'what is easy for the writer may not be for the reader',
  },
  {
    pattern: /\bof course\b/i,
    say: 'the sentence without it',
    why: 'whoever knows it already need not read it',
  },
  {
    pattern: /\b(?:cutting-edge|world-class|best-in-class|state-of-the-art)\b/i,
    say: 'the fact that makes it so',
    why: 'praise is no information',
  },
  {pattern: /\be\.g\./i, say: 'for example', why: 'plain English'},
  {pattern: /\bi\.e\./i, say: 'that is', why: 'plain English'},
  {
    pattern: /\betc\b/i,
    say: 'the rest of the list, or "such as" before it',
    why: 'a reader cannot know what is left out',
  },
  {pattern: /\butili[sz]e[sd]?\b/i, say: 'use', why: 'plain English'},
  {pattern: /\bin order to\b/i, say: 'to', why: 'three words for one'},
  {pattern: /\bdue to the fact that\b/i, say: 'because', why: 'five words for one'},
  {pattern: /\bin the event that\b/i, say: 'if', why: 'four words for one'},
  {pattern: /\bprior to\b/i, say: 'before', why: 'plain English'},
];

/** Sentences that say that something is not documented. */
export const undocumented =
  /(?:\b(?:not|nor|neither|nothing|none)|n['’]t)\b[^.]{0,40}\bdocumented\b|\bundocumented\b/i;

/**
 * @typedef {object} Objection
 * @property {RegExp} pattern
 * @property {string} say what to write instead
 * @property {string} why
 */

/**
 * Finds what a list objects to in a line of prose.
 *
 * @param {string} text prose without code and addresses
 * @param {Objection[]} list
 * @returns {{found: string, advice: string}[]} what stands there, and what to write instead and why
 */
export function objections(text, list) {
  const own = withoutLabels(text);
  return list.flatMap(({pattern, say, why}) => {
    const found = pattern.exec(own)?.[0];
    return found === undefined ? [] : [{found, advice: `Write ${say}: ${why}.`}];
  });
}

/** Words of an interface are as the interface has them: what stands in quotation marks, and bold labels without an end of sentence. */
const withoutLabels = (/** @type {string} */ text) =>
  text.replace(/"[^"]*"|“[^”]*”/g, '""').replace(/\*\*(?=[^*]*\*\*)[^*.:?!]{1,60}\*\*/g, '****');
