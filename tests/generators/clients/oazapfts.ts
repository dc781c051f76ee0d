import {handle} from '@oazapfts/runtime';
import * as common from '../.cache/published/oazapfts/common/client';
import * as v1 from '../.cache/published/oazapfts/v1/client';
import * as v2 from '../.cache/published/oazapfts/v2/client';
import {type Access, authorization, bases, type Client} from './support/client';

function refuse(answer: unknown): never {
  throw new Error(`No answer: ${JSON.stringify(answer)}`);
}

export function connect(access: Access): Client {
  const {origin, workspaceId: workspace, integrationAccountId: account} = access;
  const headers = authorization(access);
  const to = (base: string) => ({baseUrl: `${origin}${base}`, headers});
  return {
    links: (workspaceId) =>
      handle(common.listLinks(workspaceId, to(bases.common)), {
        200: (links) => links.map(({status}) => status),
        default: refuse,
      }),
    batchAvailabilities: (body) =>
      handle(v1.batchAvailabilities(workspace, account, body, to(bases.v1)), {
        200: (answer) => answer,
        default: refuse,
      }),
    reservations: (page) =>
      handle(v2.listReservations(workspace, account, page, to(bases.v2)), {
        200: ({data, meta}) => ({
          ids: (data ?? []).map(({id}) => id),
          next: meta?.cursors?.next,
        }),
        default: refuse,
      }),
  };
}
