import { ThingButton } from './thing-button.tsx'

/** « Ajouter à ma run list » on the page of a session. */
export default function SeanceButton({ id }: { id: number }) {
  return <ThingButton thing={{ type: 'entrainement', id }} />
}
