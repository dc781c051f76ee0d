import {createApiClient as createCommon} from '../.cache/published/openapi-zod-client/common/client';
import {createApiClient as createV1} from '../.cache/published/openapi-zod-client/v1/client';
import {createApiClient as createV2} from '../.cache/published/openapi-zod-client/v2/client';
import {type Access, accountHeaders, authorization, bases, type Client} from './support/client';

/** Reads pages as the parser leaves them. */
export function connectV2(access: Access) {
  const options = {axiosConfig: {headers: authorization(access)}};
  const v2 = createV2(`${access.origin}${bases.v2}`, options);
  return (queries: {limit: number; cursors?: string}) =>
    v2.listReservations({headers: accountHeaders(access), queries});
}

export function connect(access: Access): Client {
  const {origin} = access;
  const options = {axiosConfig: {headers: authorization(access)}};
  const common = createCommon(`${origin}${bases.common}`, options);
  const v1 = createV1(`${origin}${bases.v1}`, options);
  return {
    async links(workspaceId) {
      const links = await common.listLinks({queries: {workspaceId}});
      return links.map(({status}) => status);
    },
    batchAvailabilities: (body) =>
      // @ts-expect-error Zodios has no body for a GET.
      v1.batchAvailabilities({headers: accountHeaders(access), body}),
    async reservations(page) {
      const {data, meta} = await connectV2(access)(page);
      return {ids: (data ?? []).map(({id}) => id), next: meta?.cursors?.next};
    },
  };
}
