import {listLinks} from '../.cache/published/kubb/common/clients/listLinks';
import {batchAvailabilities} from '../.cache/published/kubb/v1/clients/batchAvailabilities';
import {listReservations} from '../.cache/published/kubb/v2/clients/listReservations';
import {type Access, accountHeaders, authorization, bases, type Client} from './support/client';

export function connect(access: Access): Client {
  const {origin} = access;
  // A content type is not sent of itself.
  const headers = {...authorization(access), 'Content-Type': 'application/json'};
  return {
    async links(workspaceId) {
      const links = await listLinks({workspaceId}, {baseURL: `${origin}${bases.common}`, headers});
      return links.map(({status}) => status);
    },
    batchAvailabilities: (body) =>
      batchAvailabilities(body, accountHeaders(access), {
        baseURL: `${origin}${bases.v1}`,
        headers,
      }),
    async reservations(page) {
      const {data, meta} = await listReservations(accountHeaders(access), page, {
        baseURL: `${origin}${bases.v2}`,
        headers,
      });
      return {ids: (data ?? []).map(({id}) => id), next: meta?.cursors?.next};
    },
  };
}
