import type { Text } from '#contract/text.ts';

/**
 * The labels of any interface, in given words and all of them, whether or not a part says them; and `copy`, `copied`.
 * Read as `import * as sharedMessages`, so that the page carries only those that it says.
 */
export const loading = { zh: '加载中…', en: 'Loading...', ja: '読み込み中…' } as const satisfies Text;
export const error = { zh: '出错了', en: 'Error', ja: 'エラー' } as const satisfies Text;
export const retry = { zh: '重试', en: 'Retry', ja: '再試行' } as const satisfies Text;
export const close = { zh: '关闭', en: 'Close', ja: '閉じる' } as const satisfies Text;
export const open = { zh: '打开', en: 'Open', ja: '開く' } as const satisfies Text;
export const save = { zh: '保存', en: 'Save', ja: '保存' } as const satisfies Text;
export const cancel = { zh: '取消', en: 'Cancel', ja: 'キャンセル' } as const satisfies Text;
export const confirm = { zh: '确认', en: 'Confirm', ja: '確認' } as const satisfies Text;
export const remove = { zh: '删除', en: 'Delete', ja: '削除' } as const satisfies Text;
export const edit = { zh: '编辑', en: 'Edit', ja: '編集' } as const satisfies Text;
export const add = { zh: '添加', en: 'Add', ja: '追加' } as const satisfies Text;
export const search = { zh: '搜索', en: 'Search', ja: '検索' } as const satisfies Text;
export const filter = { zh: '筛选', en: 'Filter', ja: '絞り込み' } as const satisfies Text;
export const sort = { zh: '排序', en: 'Sort', ja: '並べ替え' } as const satisfies Text;
export const next = { zh: '下一个', en: 'Next', ja: '次へ' } as const satisfies Text;
export const previous = { zh: '上一个', en: 'Previous', ja: '前へ' } as const satisfies Text;
export const submit = { zh: '提交', en: 'Submit', ja: '送信' } as const satisfies Text;
export const reset = { zh: '重置', en: 'Reset', ja: 'リセット' } as const satisfies Text;
export const copy = { zh: '复制', en: 'Copy', ja: 'コピー' } as const satisfies Text;
export const copied = { zh: '已复制', en: 'Copied', ja: 'コピーしました' } as const satisfies Text;
export { remove as delete };
