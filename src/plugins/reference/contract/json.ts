/** A parsed YAML or JSON object. */
export type Json = Record<string, unknown>;
