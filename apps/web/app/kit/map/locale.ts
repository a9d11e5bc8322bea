export function frenchLocale(label: string): Record<string, string> {
  return {
    'Map.Title': label,
    'Popup.Close': 'Fermer',
    'AttributionControl.ToggleAttribution': 'Afficher les sources de la carte',
    'Marker.Title': 'Repère',
    'CooperativeGesturesHandler.WindowsHelpText':
      'Maintenez Ctrl en faisant défiler pour zoomer sur la carte',
    'CooperativeGesturesHandler.MacHelpText':
      'Maintenez ⌘ en faisant défiler pour zoomer sur la carte',
    'CooperativeGesturesHandler.MobileHelpText': 'Utilisez deux doigts pour déplacer la carte',
  }
}
