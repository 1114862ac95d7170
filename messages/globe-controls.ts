import type { Messages } from './messages.ts';

/** What the globe says once it is alive: it comes with the scene. */
export const globeControlsMessages = {
  /** Heard when the globe has the focus. */
  keys: {
    zh: '方向键转动，+ 和 − 缩放，Home 回到{place}，空格键暂停。',
    en: 'Arrow keys turn it, + and − zoom, Home returns to {place}, Space pauses.',
    ja: '矢印キーで回転、+と−で拡大・縮小、Homeで{place}に戻り、スペースで一時停止します。',
  },
  controls: { zh: '地球的控制按钮', en: 'Globe controls', ja: '地球儀の操作' },
  zoomOut: { zh: '缩小', en: 'Zoom out', ja: '縮小' },
  zoomIn: { zh: '放大', en: 'Zoom in', ja: '拡大' },
  pause: { zh: '暂停转动', en: 'Pause rotation', ja: '回転を止める' },
  play: { zh: '继续转动', en: 'Resume rotation', ja: '回転を再開する' },
  /** {key} is Ctrl or ⌘. Shown when a plain wheel passes over. */
  wheel: {
    zh: '按住 {key} 再滚动，可以缩放',
    en: 'Hold {key} and scroll to zoom',
    ja: '{key}を押しながらスクロールで拡大・縮小',
  },
} as const satisfies Messages;
