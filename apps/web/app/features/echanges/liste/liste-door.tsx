import { AccountDoor } from '#kit/session/account-door.tsx'

/** What `useGeste` takes up where a visitor pressed it. */
export const GESTE = 'liste'
export const AJOUTE = 'Ajouté à votre run list.'

/** What a visitor sees, and everyone until the session is known: the same width and words. */
export const ListeDoor = () => (
  <AccountDoor geste={GESTE} icon="heart" isWide>
    Ajouter à ma run list
  </AccountDoor>
)
