import { ThingButton } from './thing-button.tsx'

export default function SeanceButton({ id }: { id: number }) {
  return <ThingButton thing={{ type: 'entrainement', id }} />
}
