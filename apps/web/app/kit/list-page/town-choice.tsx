import { useOwnTown } from '#kit/places/own-town.ts'
import { TownField } from '#kit/places/town-field.tsx'
import { Button } from '#ui/button.tsx'
import { useAroundMe } from './around-me.tsx'

export function TownChoice() {
  const { locate, isLocating, choose } = useAroundMe()
  const own = useOwnTown()
  return (
    <div className="grid w-full gap-3">
      <div className="flex flex-wrap gap-2">
        {own && (
          <Button icon="pin" onClick={() => choose(own)}>
            Ma ville&nbsp;: {own.nom}
          </Button>
        )}
        <Button icon="pin" isLoading={isLocating} onClick={locate}>
          Ma position
        </Button>
      </div>
      <TownField onChoose={choose} />
    </div>
  )
}
