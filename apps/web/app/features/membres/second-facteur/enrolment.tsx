import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { QrCode } from '#ui/qr-code.tsx'
import { CodeForm } from './code-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { useActivate, usePrepare } from './second-facteur.mutations.ts'

export default function Enrolment({ onDone }: { onDone: () => void }) {
  const prepare = usePrepare()
  const activate = useActivate()
  if (activate.data) return <RecoveryCodes codes={activate.data.codes} onSaved={onDone} />
  if (!prepare.data) {
    return (
      <div className="grid justify-items-start gap-3">
        <p className="text-ink-soft">
          Il vous faut une application d’authentification sur votre téléphone, par exemple Aegis,
          Ente&nbsp;Auth ou celle de votre gestionnaire de mots de passe.
        </p>
        <Button isLoading={prepare.isPending} onClick={() => prepare.mutate()} variant="primary">
          Relier une application
        </Button>
        {prepare.error && (
          <p className="font-semibold text-rouge-gr" role="alert">
            {prepare.error.message}
          </p>
        )}
      </div>
    )
  }
  return (
    <div className="grid gap-6 sm:grid-cols-[auto_minmax(0,1fr)]">
      <QrCode
        className="size-52 rounded-control border border-line"
        label="Code à lire avec votre application"
        text={prepare.data.uri}
      />
      <div className="grid content-start gap-5">
        <Secret secret={prepare.data.secret} />
        <CodeForm isFirst mutation={activate} submit="Activer" />
      </div>
    </div>
  )
}

/** Secret in text, for enrolment on the phone itself or without a camera. */
function Secret({ secret }: { secret: string }) {
  const [isCopied, setIsCopied] = useState(false)
  const copy = () => void navigator.clipboard.writeText(secret).then(() => setIsCopied(true))
  return (
    <div className="grid gap-1">
      <p>Lisez ce code avec votre application, ou recopiez-y cette clé&nbsp;:</p>
      <p className="wrap-anywhere font-mono text-sm">{secret.replace(/.{4}(?=.)/g, '$& ')}</p>
      <Button className="justify-self-start" icon="copy" onClick={copy}>
        <span aria-live="polite">{isCopied ? 'Clé copiée' : 'Copier la clé'}</span>
      </Button>
    </div>
  )
}
