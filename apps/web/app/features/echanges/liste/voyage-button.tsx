import { ThingButton } from './thing-button.tsx'

export default function VoyageButton({ id }: { id: number }) {
  return <ThingButton thing={{ type: 'voyage', id }} />
}
