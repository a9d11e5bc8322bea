import { ThingButton } from './thing-button.tsx'

/** « Ajouter à ma run list » on the page of a route. */
export default function ParcoursButton({ id }: { id: number }) {
  return <ThingButton thing={{ type: 'parcours', id }} />
}
