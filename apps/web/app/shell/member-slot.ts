import { type ComponentType, createContext, useContext } from 'react'
import type { Session } from '#platform/session/session-provider.tsx'

export type MemberActionsProps = { currentUser: NonNullable<Session['currentUser']> }

const Slot = createContext<ComponentType<MemberActionsProps> | null>(null)

/** Slot filled by the root, since the shell imports no feature. */
export const MemberSlotProvider = Slot.Provider

export function useMemberSlot(): ComponentType<MemberActionsProps> {
  const MemberActions = useContext(Slot)
  if (!MemberActions) throw new Error('The shell stands in a MemberSlotProvider.')
  return MemberActions
}
