/** Keeps the room of the button while its script is awaited. */
export const RunListWaiting = () => <div className="min-h-11" />
