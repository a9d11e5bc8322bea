import { useState } from 'react'
import { recordAnswer } from '#platform/pwa/install-prompt.ts'
import { promptInstall } from '#platform/pwa/prompt-event.ts'
import { useWay } from '#platform/pwa/use-install.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { AppleSteps } from './apple-steps.tsx'

export function Installation() {
  const way = useWay()
  const [isTaken, setTaken] = useState(false)
  if (way === 'installee' || isTaken) {
    return (
      <p className="flex gap-2">
        <Icon className="mt-0.5 shrink-0 text-sapin" name="check" size={20} />
        Foulée est installée sur cet appareil.
      </p>
    )
  }
  const install = async () => {
    const hasTaken = await promptInstall()
    setTaken(hasTaken)
    if (hasTaken) recordAnswer('acceptee')
  }
  return (
    <div className="grid justify-items-start gap-3">
      {way === 'demande' && (
        <Button icon="download" onClick={install} variant="primary">
          Installer l’application
        </Button>
      )}
      {way === 'apple' && <AppleSteps />}
      {(way === 'menu' || way === null) && (
        <p>
          Dans Chrome, Edge ou Samsung Internet, ouvrez le menu du navigateur et choisissez
          «&nbsp;Installer l’application&nbsp;» ou «&nbsp;Ajouter à l’écran d’accueil&nbsp;». Dans
          Safari sur Mac, c’est «&nbsp;Fichier&nbsp;», «&nbsp;Ajouter au Dock&nbsp;».
        </p>
      )}
    </div>
  )
}
