import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { assetsInlineLimit: 0 },
  ssr: {
    // Of the icons only ours are loaded.
    noExternal: ['lucide-react'],
    // One copy with the server's own, so that its ApiError is the ApiError that pages know.
    external: ['@sabuja/contract', '@sabuja/contract/client', '@sabuja/kit'],
  },
});
