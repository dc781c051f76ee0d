// The types and the path of `/data/gaps.json`, the published list of undocumented facts.

/** Path of the published list. */
export const gapsPath = '/data/gaps.json';

/** The parts of the API, with their titles. */
export const apiAreas = {
  v2: 'Unified API, version 2',
  common: 'Common API',
  v1: 'Unified API, version 1',
  shared: 'Shared by both versions',
} as const;

/** A part of an operation or schema that is not fully documented, or only inferred. */
export type UncertainPart = {
  /** Where in it; empty for the whole. */
  part: string;
  evidence: 'partial' | 'inferred';
  missing: string[];
  inferredFrom?: string;
};

/** An operation, event, schema or other contract file that is not fully documented. */
export type IncompleteItem = {
  area: keyof typeof apiAreas;
  /** `name`: only the name of the operation is known. */
  kind: 'name' | 'operation' | 'event' | 'schema' | 'other';
  name: string;
  /** The operationId, or the name of the event. */
  id?: string;
  /** URL of its page. */
  page?: string;
  /** Empty where only the name is known. */
  gaps: UncertainPart[];
};

/** The unknown facts of one PMS. */
export type UnknownFacts = {
  slug: string;
  name: string;
  /** URL of its guide. */
  guide: string;
  /** `path` is the key in `/data/pms.json`, after "pms.". */
  unknown: {path: string; name: string}[];
};

/** Everything that the contract and the PMS guides do not document: the content of `/data/gaps.json`. */
export type GapList = {
  counts: {
    /** Number of undocumented details of the API. */
    missing: number;
    /** Number of inferred parts of the API. */
    inferred: number;
    /** Number of operations of which only the name is known. */
    knownByName: number;
    /** Number of unknown facts about the property management systems. */
    systems: number;
  };
  contract: IncompleteItem[];
  systems: UnknownFacts[];
};

/** Counts the undocumented details, the inferred parts, and the operations of which only the name is known. */
export function countsOf(subjects: readonly IncompleteItem[]): Omit<GapList['counts'], 'systems'> {
  const parts = subjects.flatMap((one) => one.gaps);
  return {
    missing: parts.flatMap(({missing}) => missing).length,
    inferred: parts.filter(({evidence}) => evidence === 'inferred').length,
    knownByName: subjects.filter(({kind}) => kind === 'name').length,
  };
}
