import {createClient as createCommon} from '../.cache/published/hey-api/common/client';
import {listLinks} from '../.cache/published/hey-api/common';
import {createClient as createV1} from '../.cache/published/hey-api/v1/client';
import {batchAvailabilities} from '../.cache/published/hey-api/v1';
import {createClient as createV2} from '../.cache/published/hey-api/v2/client';
import {listReservations} from '../.cache/published/hey-api/v2';
import {type Access, accountHeaders, bases, type Client, required} from './support/client';

export function connect(access: Access): Client {
  const {origin, key} = access;
  const common = createCommon({baseUrl: `${origin}${bases.common}`, auth: key});
  const v1 = createV1({baseUrl: `${origin}${bases.v1}`, auth: key});
  const v2 = createV2({baseUrl: `${origin}${bases.v2}`, auth: key});
  const headers = accountHeaders(access);
  return {
    async links(workspaceId) {
      const {data, error} = await listLinks({client: common, query: {workspaceId}});
      return required(data, error).map(({status}) => status);
    },
    async batchAvailabilities(body) {
      const {data, error} = await batchAvailabilities({client: v1, headers, body});
      return required(data, error);
    },
    async reservations(query) {
      const {data, error} = await listReservations({client: v2, headers, query});
      const {data: list, meta} = required(data, error);
      return {ids: (list ?? []).map(({id}) => id), next: meta?.cursors?.next};
    },
  };
}
