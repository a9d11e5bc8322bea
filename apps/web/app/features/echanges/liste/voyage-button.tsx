import { ThingButton } from './thing-button.tsx'

/** « Ajouter à ma run list » on the page of a stay. */
export default function VoyageButton({ id }: { id: number }) {
  return <ThingButton thing={{ type: 'voyage', id }} />
}
