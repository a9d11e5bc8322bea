import { ThingButton } from './thing-button.tsx'

export default function ParcoursButton({ id }: { id: number }) {
  return <ThingButton thing={{ type: 'parcours', id }} />
}
