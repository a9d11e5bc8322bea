import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    // Nothing is inlined as `data:`, so that the content security policy can stay at 'self'.
    assetsInlineLimit: 0,
    target: 'es2022',
  },
})
