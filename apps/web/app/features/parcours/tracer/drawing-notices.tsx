import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import type { OnDrawing } from './use-drawing.ts'
import type { Paths } from './use-paths.ts'

type DrawingNoticesProps = {
  traced: OnDrawing
  etat: Paths['etat']
  isRestored: boolean
  onDiscard: () => void
}

export function DrawingNotices({ traced, etat, isRestored, onDiscard }: DrawingNoticesProps) {
  const { drawing, lines, legs, isOffline, isRefused, isGone, error } = traced
  const failed = legs.filter((leg) => leg.kind === 'failed')
  const hasUnknownPaths = drawing.legs.some(
    ({ mode }, index) =>
      mode === 'chemin' && lines[index]?.mode === 'droit' && legs[index]?.kind === 'known',
  )
  return (
    <div className="grid gap-3 empty:hidden">
      {etat && etat.moteur === null && (
        <p className="trace-note">
          Ici, Foulée ne connaît pas encore les chemins&nbsp;: le tracé va tout droit d’un point à
          l’autre, ou le long des parcours publiés que vous touchez.
        </p>
      )}
      {etat?.moteur && hasUnknownPaths && (
        <p className="trace-note">
          Une partie du tracé va tout droit&nbsp;: Foulée n’y connaît pas encore les chemins.
        </p>
      )}
      {isRestored && (
        <div className="trace-note flex flex-wrap items-center justify-between gap-2">
          <p>Voici le tracé que vous aviez commencé sur cet appareil.</p>
          <Button onClick={onDiscard} variant="quiet">
            Repartir de zéro
          </Button>
        </div>
      )}
      {isOffline && (
        <p className="trace-note" role="status">
          Sans réseau, le tracé va tout droit&nbsp;: les chemins viendront avec la connexion.
          {!isRefused && ' Il est gardé sur cet appareil.'}
        </p>
      )}
      {isRefused && (
        <p className="trace-note trace-note-alert" role="alert">
          <Icon className="mt-0.5 shrink-0 text-rouge-gr" name="alert" size={20} />
          Cet appareil n’a plus de place pour garder votre tracé&nbsp;: enregistrez-le avant de
          quitter la page.
        </p>
      )}
      {isGone && (
        <p className="trace-note" role="status">
          Ce tracé a été enregistré ou abandonné dans un autre onglet. «&nbsp;Annuler&nbsp;» le
          ramène ici.
        </p>
      )}
      {error && !isOffline && (
        <p className="trace-note" role="status">
          Les chemins n’ont pas pu être demandés. {error.message}
        </p>
      )}
      {failed.length > 0 && (
        <p className="trace-note trace-note-alert" role="alert">
          <Icon className="mt-0.5 shrink-0 text-rouge-gr" name="alert" size={20} />
          {failed[0]?.message}
        </p>
      )}
    </div>
  )
}
