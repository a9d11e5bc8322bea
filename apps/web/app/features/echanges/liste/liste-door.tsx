import { AccountDoor } from '#kit/session/account-door.tsx'

/** Key of the pending action that `useGeste` resumes after sign-in. */
export const GESTE = 'liste'
export const AJOUTE = 'Ajouté à votre run list.'

/** Button for visitors, and for everyone before boot: same width and text. */
export const ListeDoor = () => (
  <AccountDoor geste={GESTE} icon="heart" isWide>
    Ajouter à ma run list
  </AccountDoor>
)
