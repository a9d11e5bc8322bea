import { LogoMark } from './logo.tsx'

/** Shown by signed-in pages until the session is known (produit 2.4). */
export function BootScreen() {
  return (
    <div className="grid min-h-dvh place-content-center justify-items-center gap-5" role="status">
      <span className="pulse">
        <LogoMark size={56} />
      </span>
      <p className="text-sm tracking-[0.2em] text-ink-soft">APP BOOTING...</p>
    </div>
  )
}
