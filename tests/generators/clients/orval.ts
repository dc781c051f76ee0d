import {listLinks} from '../.cache/published/orval/common/client';
import {batchAvailabilities} from '../.cache/published/orval/v1/client';
import {listReservations} from '../.cache/published/orval/v2/client';
import {type Access, accountHeaders, type Client} from './support/client';
import {setAccess} from './support/orvalFetch';

function refuse(answer: unknown): never {
  throw new Error(`No answer: ${JSON.stringify(answer)}`);
}

export function connect(access: Access): Client {
  setAccess(access);
  const headers = accountHeaders(access);
  return {
    async links(workspaceId) {
      const answer = await listLinks({workspaceId});
      return answer.status === 200 ? answer.data.map(({status}) => status) : refuse(answer);
    },
    async batchAvailabilities(body) {
      const answer = await batchAvailabilities(body, {headers});
      return answer.status === 200 ? answer.data : refuse(answer);
    },
    async reservations(page) {
      const answer = await listReservations(page, {headers});
      if (answer.status !== 200) return refuse(answer);
      const {data, meta} = answer.data;
      return {ids: (data ?? []).map(({id}) => id), next: meta?.cursors?.next};
    },
  };
}
