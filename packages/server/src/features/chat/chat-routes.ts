import { TalkList } from '@crescendo/protocol';
import type { Tables } from '../../hosting/tables.ts';
import { routesWith } from '../../http/route.ts';
import { visibleTable } from '../../http/table-param.ts';
import { type ChatServices, chatFor } from './chat.ts';
import { type EarlierChatServices, earlierChat } from './earlier-chat.ts';

interface ChatRouteServices extends ChatServices, EarlierChatServices {
  readonly store: ChatServices['store'] & EarlierChatServices['store'];
  readonly tables: Tables;
}

const route = routesWith<ChatRouteServices>();

export const CHAT_ROUTES = [
  route('GET /api/tables/:table/talk', 'The latest talk', {
    response: TalkList,
    isPublic: true,
    run: async (context) => {
      const table = await visibleTable(context);
      const person = context.person?.id ?? null;
      const lines = await chatFor(context.services, table, person);
      const earlier = await earlierChat(context.services, table, person);
      return { lines, ...(earlier.length > 0 && { earlier }) };
    },
  }),
];
