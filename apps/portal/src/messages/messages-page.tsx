import { useSession } from "@offertory/api-client";
import { ConversationList, NewConversation, useConversations } from "@offertory/features/messaging/messages";
import { useT } from "@offertory/i18n/react";
import { Link, useLocation, useNavigate, useParams } from "@offertory/router";
import { buttonClass, classNames, EmptyState, useMediaQuery } from "@offertory/ui";
import { MessageSquare, Plus } from "@offertory/ui/icons.ts";
import { useState } from "react";
import { MESSAGES_PATH } from "./message-panels.tsx";
import { OpenConversation } from "./open-conversation.tsx";
import { useAnnouncedMessage } from "./use-announced-message.ts";

const NEW_PATH = `${MESSAGES_PATH}/new`;
const pathOf = ({ id }: { id: string }) => `${MESSAGES_PATH}/${id}`;

/** As high as the window: each pane scrolls by itself, and the message field stays at the bottom. */
const PANES =
  "-mb-16 flex min-h-96 overflow-hidden bg-raised " +
  "h-[calc(100dvh-var(--header-height)-var(--bottom-bar,0px))] max-sm:-mx-4 max-sm:-mt-4 max-sm:-mb-20 " +
  "sm:h-[calc(100dvh-var(--header-height)-var(--bottom-bar,0px)-3rem)] lg:h-[calc(100dvh-var(--header-height)-4rem)] " +
  "sm:rounded-card sm:border sm:border-line sm:shadow-card";

/** The person's conversations beside the open one; where there is no room for both, one of them. */
export function MessagesPage() {
  const t = useT();
  const me = useSession().person?.id;
  if (me === undefined) return <EmptyState isPage icon={<MessageSquare />} title={t("messaging:messages.none")} />;
  return <Panes me={me} />;
}

function Panes({ me }: { me: string }) {
  const t = useT();
  const navigate = useNavigate();
  const { id } = useParams();
  const { pathname } = useLocation();
  const hasRoomForTwo = useMediaQuery("(min-width: 56.25rem)", true);
  const isChosenHere = useIsChosenHere(pathname);
  const [startedId, setStartedId] = useState<string>();
  const conversations = useConversations();
  const announced = useAnnouncedMessage(conversations.privateConversations, me, id);

  const isOpen = id !== undefined || pathname === NEW_PATH;
  const isAlone = conversations.privateConversations?.length === 0;
  const showsRight = isOpen || (hasRoomForTwo && !isAlone);
  const right = {
    level: hasRoomForTwo ? (2 as const) : (1 as const),
    onBack: hasRoomForTwo ? undefined : () => void navigate(MESSAGES_PATH),
  };
  return (
    <div className={PANES}>
      {hasRoomForTwo || !isOpen ? (
        <div
          className={classNames(
            "flex min-h-0 min-w-0 flex-col",
            showsRight ? "w-80 shrink-0 border-e border-line xl:w-96" : "grow",
          )}
        >
          <ConversationList
            me={me}
            conversations={conversations}
            title={<h1 className="text-lg font-semibold">{t("messaging:messages.title")}</h1>}
            openId={id}
            hrefOf={pathOf}
            onAdd={() => void navigate(NEW_PATH)}
          />
        </div>
      ) : null}
      {showsRight ? (
        <div className="flex min-h-0 min-w-0 grow flex-col">
          {id !== undefined ? (
            <OpenConversation
              key={id}
              {...{ me, id, conversations, ...right }}
              focusField={id === startedId || (hasRoomForTwo && isChosenHere)}
            />
          ) : isOpen ? (
            <NewConversation
              me={me}
              to={null}
              onOpen={(started) => {
                setStartedId(started.id);
                void navigate(pathOf(started), { replace: true });
              }}
              {...right}
            />
          ) : (
            <NoneSelected />
          )}
        </div>
      ) : null}
      <p aria-live="polite" className="sr-only">
        {announced && t("messaging:messages.heard", { ...announced })}
      </p>
    </div>
  );
}

/** Returns whether the page has shown another conversation before: a page that was just opened keeps its focus. */
function useIsChosenHere(pathname: string): boolean {
  const [first, setFirst] = useState<string | null>(pathname);
  if (first !== null && first !== pathname) setFirst(null);
  return first === null;
}

function NoneSelected() {
  const t = useT();
  return (
    <EmptyState
      className="m-auto"
      icon={<MessageSquare />}
      title={t("messaging:messages.noneSelected")}
      body={t("messaging:messages.noneSelectedHint")}
      action={
        <Link to={NEW_PATH} className={buttonClass({})}>
          <Plus aria-hidden />
          {t("messaging:messages.add")}
        </Link>
      }
    />
  );
}
