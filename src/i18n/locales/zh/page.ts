import type { PageTranslation } from '../translation.ts';
import * as shared from './shared.ts';

export const page: PageTranslation = {
  header: {
    brand: {
      label: '{name}，回到顶部',
    },
    nav: {
      label: '主导航',
    },
    menu: {
      open: '打开菜单',
      close: '关闭菜单',
    },
    language: {
      label: '语言：{language}',
      list: '选择语言',
      changed: '已切换到中文',
    },
    theme: {
      toDark: '切换到深色模式',
      toLight: '切换到浅色模式',
    },
  },

  headerLinks: {
    about: '关于',
    experience: '经历',
    projects: '项目',
    contact: '联系',
  },

  hero: {
    projects: '看看项目',
    contact: '联系我',
    resume: '简历（PDF）',
    scroll: '往下看',
  },

  globe: {
    name: '标出{place}位置的地球',
    description: '用点画出的地球，洋红色标记处是{place}，{coordinates}。',
  },

  globeControls: {
    keys: '方向键转动，+ 和 − 缩放，Home 回到{place}，空格键暂停。',
    controls: '地球的控制按钮',
    zoomOut: '缩小',
    zoomIn: '放大',
    pause: '暂停转动',
    play: '继续转动',
    turnTo: '转到{place}',
    wheel: '按住 {key} 再滚动，可以缩放',
  },

  about: {
    heading: '关于我',
    notes: {
      label: '笔记画成小岛，虚线是笔记之间的链接',
    },
    cards: {
      label: {
        experience: '经历',
        projects: '项目',
        contact: '联系',
      },
    },
    advantages: {
      heading: '个人优势',
    },
  },

  experience: {
    heading: '工作经历',
    technologies: '用到的技术',
    earlier: '更早的经历',
    achievements: '主要成果',
  },

  skills: {
    heading: '技能',
  },

  projects: {
    heading: '项目',
    open: '查看详情',
    technologies: '用到的技术',
    view: '查看项目',
    code: '查看代码',
    close: '关闭',
  },

  contact: {
    heading: '联系',
    email: '邮箱',
    phone: '电话',
    location: '所在城市',
    profiles: '其他账号',
    copyEmail: '复制邮箱',
    handle: '{label}：{handle}',
    copyHandle: '复制{label}号',
    resume: '下载简历（PDF）',
    vcard: '存到通讯录（vCard）',
    form: {
      label: '写信给我',
      name: '你的名字',
      namePlaceholder: '怎么称呼你',
      email: '你的邮箱',
      emailPlaceholder: 'name@example.com',
      message: '想说的话',
      messagePlaceholder: '写几句就好，不用客套',
      send: '用邮件发送',
      hint: '点击后会打开你的邮件应用，内容已填好，再点发送即可。',
      submitting: '发送中…',
      blank: '这里只有空白，请写点内容。',
      noScript: '这个表单需要 JavaScript，请直接写信到 {email}。',
    },
    sent: {
      title: '邮件应用已打开',
      text: '请在你的邮件应用里把信发出，我会尽快回复。',
      paste: '内容太长，放不进邮件链接，全文已复制到剪贴板。请粘贴到邮件里再发出。',
      nothing: '没看到邮件窗口？把内容复制下来，换个方式发也行。',
    },
    error: {
      text: '发送失败，请再试一次。',
      notOpened: '邮件应用没有打开。可以复制内容，换个方式发。',
      tooLong: '邮件放不下这么多字。可以复制内容，粘贴到邮件里发；也可以删短一些再发。',
      notCopied: '邮件应用打开了，但浏览器没让复制全文。请点下面的按钮复制，再粘贴到邮件里。',
      kept: '你写的内容都还在。',
    },
    copyMessage: '复制内容',
    copied: {
      message: '内容已复制',
      email: '邮箱已复制',
      handle: '{label}号已复制',
    },
    copyFailed: '复制失败，请手动选中文字。',
    again: '再写一封',
    mail: {
      subject: '个人网站来信：{name}',
      name: '名字：{name}',
      email: '邮箱：{email}',
      message: '内容：',
      time: '写于：{time}',
      paste: '（全文已复制到剪贴板，请粘贴在这里，替换这一行。）',
    },
  },

  footer: {
    copyright: '© {year} {name}',
    builtWith: '用 React、TypeScript 和 Vite 搭建',
  },

  document: {
    skip: '跳到正文',
    link: {
      newTab: '（在新标签页打开）',
    },
    resumeFile: '{name}简历',
    print: {
      from: '打印自 {url}',
    },
  },

  chatButton: {
    label: '聊天',
    openChat: '打开聊天',
    loading: '正在打开聊天…',
    loadFailed: '聊天加载失败。请重试，或刷新页面。',
    newAnswerClosed: '打开聊天，有新回答',
  },

  shared: { retry: shared.retry, copy: shared.copy, copied: shared.copied },
};
