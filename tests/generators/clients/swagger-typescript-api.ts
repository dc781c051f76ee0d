import {Api as Common} from '../.cache/published/swagger-typescript-api/common/client';
import {Api as V1} from '../.cache/published/swagger-typescript-api/v1/client';
import {Api as V2} from '../.cache/published/swagger-typescript-api/v2/client';
import {type Access, accountHeaders, authorization, bases, type Client} from './support/client';

export function connect(access: Access): Client {
  // Headers are no arguments of the generated methods.
  const headers = {...authorization(access), ...accountHeaders(access)};
  const to = (base: string) => ({baseUrl: `${access.origin}${base}`, baseApiParams: {headers}});
  const common = new Common(to(bases.common));
  const v1 = new V1(to(bases.v1));
  const v2 = new V2(to(bases.v2));
  return {
    async links(workspaceId) {
      const {data} = await common.link.listLinks({workspaceId});
      return data.map(({status}) => status);
    },
    async batchAvailabilities(body) {
      return (await v1.availability.batchAvailabilities(body)).data;
    },
    async reservations(page) {
      const {data, meta} = (await v2.reservations.listReservations(page)).data;
      return {ids: (data ?? []).map(({id}) => id), next: meta?.cursors?.next};
    },
  };
}
