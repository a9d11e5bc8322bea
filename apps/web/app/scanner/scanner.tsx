import { useEffect, useRef, useState } from 'react'
import { Button } from '../ui/button.tsx'

type Detector = { detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]> }
type DetectorClass = new (options: { formats: string[] }) => Detector

const FORMATS = ['qr_code', 'ean_13']
/** Between two looks at the picture. */
const EVERY_MS = 200

const getDetector = (): DetectorClass | null =>
  (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector ?? null

/** Whether this browser reads codes by itself; a number can always be typed. */
export const canScan = (): boolean =>
  getDetector() !== null && typeof navigator.mediaDevices?.getUserMedia === 'function'

type ScannerProps = { onRead: (text: string) => void; onClose: () => void }

/** Reads one QR code or barcode with the camera, then stops it. Pictures never leave the device. */
export function Scanner({ onRead, onClose }: ScannerProps) {
  const video = useRef<HTMLVideoElement>(null)
  const [isRefused, setIsRefused] = useState(false)
  useCamera(video, onRead, () => setIsRefused(true))
  return (
    <div className="card grid gap-3 p-3">
      {isRefused ? (
        <p role="alert">
          La caméra n’est pas accessible. Autorisez-la dans votre navigateur, ou tapez le numéro.
        </p>
      ) : (
        <video
          aria-label="Image de la caméra"
          className="aspect-video w-full rounded-control bg-ink object-cover"
          muted
          playsInline
          ref={video}
        />
      )}
      <Button className="justify-self-start" onClick={onClose}>
        Arrêter
      </Button>
    </div>
  )
}

/** Looks through the camera as long as the component is there. */
function useCamera(
  video: { current: HTMLVideoElement | null },
  onRead: (text: string) => void,
  onRefused: () => void,
): void {
  const told = useRef({ onRead, onRefused })
  told.current = { onRead, onRefused }
  useEffect(() => {
    const closing = new AbortController()
    watch(video.current, closing.signal, (text) => told.current.onRead(text)).catch(() => {
      if (!closing.signal.aborted) told.current.onRefused()
    })
    return () => closing.abort()
  }, [video])
}

async function watch(
  element: HTMLVideoElement | null,
  signal: AbortSignal,
  onRead: (text: string) => void,
): Promise<void> {
  const Detector = getDetector()
  if (!element || !Detector) throw new Error('This browser reads no codes.')
  const stream = await navigator.mediaDevices.getUserMedia({
    video: { facingMode: 'environment' },
  })
  const stop = () => {
    for (const track of stream.getTracks()) track.stop()
  }
  if (signal.aborted) return stop()
  signal.addEventListener('abort', stop, { once: true })
  element.srcObject = stream
  await element.play()
  const detector = new Detector({ formats: FORMATS })
  while (!signal.aborted) {
    const [found] = await detector.detect(element)
    if (found) return onRead(found.rawValue)
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS))
  }
}
