import { IN_THE_SUN } from '#ui/in-the-sun.ts'
import { QrCode } from '#ui/qr-code.tsx'
import { useWakeLock } from '#ui/wake-lock.ts'

type CodeCardProps = {
  adresse: string
  titre: string
  nom: string | null
  lines: readonly string[]
}

/** The member's QR code, dark on white in every theme and full width, readable in sunlight. */
export function CodeCard({ adresse, titre, nom, lines }: CodeCardProps) {
  useWakeLock(true)
  return (
    <section
      aria-label="Mon code"
      className="grid max-w-md gap-3 rounded-card border border-line bg-white p-3 text-on-jaune-pr"
    >
      <QrCode
        className="w-full"
        label={`Code de l’inscription à «\u00a0${titre}\u00a0», à montrer à l’accueil`}
        text={adresse}
      />
      <div className="grid gap-0.5 px-2 pb-2 text-center">
        {nom && <p className="text-xl font-semibold">{nom}</p>}
        {lines.filter(Boolean).map((line) => (
          <p key={line}>{line}</p>
        ))}
        <p className="text-sm">{IN_THE_SUN}</p>
      </div>
    </section>
  )
}
