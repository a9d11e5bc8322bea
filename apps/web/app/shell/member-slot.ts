import { type ComponentType, createContext, useContext } from 'react'
import type { Session } from '#platform/session/session-provider.tsx'

export type MemberActionsProps = { currentUser: NonNullable<Session['currentUser']> }

const Slot = createContext<ComponentType<MemberActionsProps> | null>(null)

/** Takes what a member finds at the end of the top bar: the root composes it, for the shell knows no feature. */
export const MemberSlotProvider = Slot.Provider

export function useMemberSlot(): ComponentType<MemberActionsProps> {
  const MemberActions = useContext(Slot)
  if (!MemberActions) throw new Error('The shell stands in a MemberSlotProvider.')
  return MemberActions
}
