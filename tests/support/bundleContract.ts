// Bundles the contract once before the tests, which read the bundle.
import {bundleContract} from '../../openapi/bundle.mjs';

export default async function setup() {
  await bundleContract();
}
