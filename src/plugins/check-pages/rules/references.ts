// Checks references between files: in search keywords, and to the sources of the contract.
import path from 'node:path';
import {isPmsGuide} from '../../pms/model/pmsGuidesFolder';
import {decodedPath} from '../../../site/address';
import {readText} from '../../../site/files';
import {problem, type Problem} from '../../../site/problem';
import {readData} from '../../../site/readData';
import {lineOf} from '../../../site/yamlFiles';
import {type Addresses, brokenLinkMessage} from '../addresses';
import {matchesByLine, type SourceFile} from './source';

const sectionKeywordsFile = 'src/plugins/search/index-builder/section-keywords.yaml';

/** Reports search keywords for pages and sections that do not exist. */
export function sectionKeywordProblems(addresses: Addresses, root: string): Problem[] {
  return Object.entries(readData(sectionKeywordsFile, root)).flatMap(([address, sections]) => {
    const route = decodedPath(address);
    const ids = addresses.routes.has(route) ? Object.keys(sections) : [undefined];
    return ids.flatMap((id) => {
      const reason = brokenLinkMessage(address, route, addresses, id);
      if (!reason) return [];
      const keys = id === undefined ? [address] : [address, id];
      const line = lineOf(path.join(root, sectionKeywordsFile), keys);
      return [problem(sectionKeywordsFile, line, reason)];
    });
  });
}

const sourcesFile = 'openapi/sources.yaml';

/** Matches a page of the earlier edition of these docs, as a source of the contract or of a PMS guide. */
const citation = /(?<![^\s['"])https:\/\/docs\.calry\.app\/docs\/[^\s,\]'"]+|(?<=')page: [^']+/g;

/** Reports sources of the contract and the PMS guides that openapi/sources.yaml does not list. */
export function unlistedSources(files: readonly SourceFile[], root: string): Problem[] {
  const rows = readText(path.join(root, sourcesFile)).split('\n');
  const listed = new Set(rows.map((row) => row.replace(/^\s*- '?|'$/g, '')));
  return files
    .filter(({file}) => (file.startsWith('openapi/') && file !== sourcesFile) || isPmsGuide(file))
    .flatMap(({file, text}) =>
      matchesByLine(text, citation)
        .filter(({match: [source]}) => !listed.has(source))
        .map(({line, match: [source]}) => {
          const fix = `Read it, then add it to ${sourcesFile}.`;
          return problem(file, line, `the source ${source} is not listed. ${fix}`);
        }),
    );
}
