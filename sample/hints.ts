/**
 * What visitors call what a sentence of this page says in other words: the built-in answerer looks here too.
 * `says` is a piece of the sentence as it stands, `asked` a few words or questions, in any order. All of it is optional.
 */
import type { Content } from '#content/schema.ts';

export const hints = [
  {
    says: { zh: '做得好的时候', en: 'On a good day', ja: 'うまくできたときほど' },
    asked: {
      zh: '好的界面 什么样的设计算好 理想的产品 设计理念 用户体验 感受',
      en: 'good interface good design ideal user experience ux philosophy what makes a good product',
      ja: '良いUI 良いインターフェース 理想 設計の考え方 使い心地 体験 デザイン哲学',
    },
  },
  {
    says: { zh: '我写编辑器', en: 'I work on the editor', ja: 'エディターと検索をつくり' },
    asked: {
      zh: '六百多 首页的数字 做哪几样东西',
      en: 'six hundred on the first screen which parts do you work on',
      ja: '600 トップの数字 何をつくる人',
    },
  },
  {
    says: { zh: '先写下来，再连起来。', en: 'Write first. Link it later.', ja: 'まず書く。あとでつなぐ。' },
    asked: {
      zh: '口号 标语 座右铭 标题 格言 那句话',
      en: 'motto slogan tagline heading headline principle maxim credo',
      ja: 'モットー 標語 キャッチコピー 見出し スローガン 信条 座右の銘',
    },
  },
  {
    says: { zh: '2019 年起', en: 'front-end code in Shenzhen since 2019', ja: '2019年から深圳' },
    asked: {
      zh: '入行 几年经验 从业 资历 多少年 什么时候开始 工龄',
      en: 'years of experience seniority how long career start professional',
      ja: '経験年数 何年目 キャリア いつから 業界歴 年数',
    },
  },
  {
    says: { zh: '头四年做后台', en: 'The first four years went', ja: 'はじめの4年' },
    asked: {
      zh: '之前做什么 2023 年以前 以前 早期 前几年 转行前 2019 到 2023 进公司之前 之前的工作内容',
      en: 'before 2023 earlier previously what did you do before past between 2019 and 2023 former kind of work before joining',
      ja: '2023年より前 以前 前は何を 入社前 2019年から2023年 これまで 昔の仕事 何をしていた',
    },
  },
  {
    says: { zh: '2023 年以后几乎只做', en: 'Since 2023 it has been', ja: '2023年からは、ほぼ' },
    asked: {
      zh: '2023 年发生了什么 转变 换方向 从哪年开始做笔记工具 专注',
      en: 'what changed in 2023 switch turning point focus since then note-taking when did you move',
      ja: '2023年に何が変わった 転機 ノートアプリに専念 いつから 方向転換',
    },
  },
  {
    says: { zh: '我对编辑器有点执念', en: 'I’m a little obsessed with editors', ja: 'ちょっとうるさいほう' },
    asked: {
      zh: '较真 讲究 在意什么细节 痴迷 上心 为什么喜欢编辑器 执着 坚持',
      en: 'care about picky details obsession passion why text editors nerdy perfectionist',
      ja: 'こだわり 気になる 細部 なぜエディター 執着 情熱 譲れない',
    },
  },
  {
    says: { zh: '光标往哪儿跳', en: 'I’m a little obsessed with editors', ja: 'カーソルがどこへ動くか' },
    asked: {
      zh: '光标 输入法 丢字 吞字 拼音 打字 细节 卡顿',
      en: 'caret cursor ime typing lost characters stutter lag details users notice',
      ja: 'カーソル 文字が消える 変換 日本語入力 もたつき 細かいところ',
    },
  },
  {
    says: { zh: '光标往哪儿跳', en: 'Specs rarely mention', ja: '仕様書にはまず載りません' },
    asked: {
      zh: '需求文档 规格 没写的 容易忽略 用户碰到',
      en: 'specs specification leave out forget overlook omit requirement documents missing details product',
      ja: '仕様書 書かれていない 見落とし 要件 抜けがち ユーザーが触れる',
    },
  },
  {
    says: { zh: '我自己记笔记，也是', en: 'I keep my own notes', ja: '自分のノートも、まず' },
    asked: {
      zh: '自己怎么记笔记 个人知识管理 习惯 方法 笔记流程 整理',
      en: 'own notes personal knowledge management note habit organise take notes method second brain',
      ja: '自分のメモ ノートの取り方 習慣 整理術 メモ術 記録の仕方',
    },
  },
  {
    says: { zh: '有几个设计就是这么来的', en: 'Several of my designs began', ja: 'そこから始まった設計' },
    asked: {
      zh: '灵感 设计从哪来 点子 想法来源 怎么想到的',
      en: 'design ideas inspiration where do ideas come from origin creative insight',
      ja: '着想 アイデアの源 デザインの発想 どうやって思いつく ひらめき',
    },
  },
  {
    says: { zh: '光标去哪儿了', en: 'Where the caret went', ja: 'カーソルの行方' },
    asked: {
      zh: '笔记标题 五条笔记 小标题 关于里的笔记 列出笔记 文章 题目',
      en: 'note titles five notes topics of the notes islets list articles headings about section',
      ja: 'ノートの題名 五つのノート タイトル一覧 小見出し 記事 プロフィールのノート',
    },
  },
  {
    says: { zh: '三个还在维护的项目', en: 'Three I still maintain', ja: 'いまも保守している三つ' },
    asked: {
      zh: '还维护吗 还在更新吗 停更 弃坑 活跃 代码公开 三个都开源',
      en: 'still maintained active abandoned dead up to date look after open source public code all three updates',
      ja: 'メンテナンス 保守 更新 放置 今も 続いている コード公開 オープンソース 三つとも',
    },
  },
  {
    says: { zh: '组件、状态、性能', en: 'Components, state, performance', ja: 'API設計から1ピクセル' },
    asked: {
      zh: '技术广度 从数据到界面 全链路 切图 范围 接口 像素 强项',
      en: 'technical range breadth api to pixels end to end design details scope technical strength',
      ja: '守備範囲 技術の幅 API設計 見た目 細部 一貫して どこまで',
    },
  },
  {
    says: { zh: '接过老系统', en: 'I’ve inherited old systems', ja: '引き継ぎもゼロからの開発も' },
    asked: {
      zh: '接手旧项目 遗留代码 历史代码 屎山 从零开始 从头搭建 新项目 0到1 重写 踩坑',
      en: 'legacy code take over existing project inherited mess from scratch greenfield zero to one new project rewrite old codebase',
      ja: 'レガシー 既存システム 引き取り 巻き取り 新規開発 立ち上げ ゼロイチ 一から 古いコード 改修',
    },
  },
  {
    says: { zh: '每年认真啃一样', en: 'One new thing a year', ja: '年に一つ' },
    asked: {
      zh: '学什么 新技术 多久学一样 最近研究 在看什么 学习频率 今年学',
      en: 'learning studying new technology how often lately recently reading this year keep up to date',
      ja: '勉強 学習 新しい技術 最近 頻度 テーマ 何を学ぶ 今年',
    },
  },
  {
    says: { zh: '代码评审先问为什么', en: 'In review I ask why first', ja: 'レビューではまず理由' },
    asked: {
      zh: '评审风格 code review 怎么看代码 严格吗 挑剔 写文档 文档给谁看 新人 协作方式 团队合作',
      en: 'code review style reviewer strict documentation for whom audience docs newcomers onboarding teamwork collaboration work with others',
      ja: 'コードレビュー 指摘 厳しい ドキュメント 誰のため 新人 協業 チームワーク 資料を書く',
    },
  },
  {
    says: { zh: '整理、查找交给 AI', en: 'I let AI sort and search', ja: '整理と検索はAI' },
    asked: {
      zh: '怎么看 AI 人工智能 取代 大模型 态度 边界 AI 做什么 人做什么',
      en: 'opinion on ai stance artificial intelligence replace people llm role of ai human',
      ja: 'AIへの考え 人工知能 代わり 役割 どこまでAI 生成AI 人間',
    },
  },
  {
    says: { zh: '是一款给团队用的知识库', en: 'Islet is a knowledge base for teams', ja: 'Isletはチーム向け' },
    asked: {
      zh: '公司产品 做什么的 给谁用 面向 个人还是企业 客户群 什么软件',
      en: 'company product what does it make for whom target audience individuals or companies users',
      ja: '会社の製品 何のサービス 誰向け 個人 法人 対象 どんなプロダクト',
    },
  },
  {
    says: { zh: '我负责 Web 端', en: 'I’m responsible for the web app', ja: 'Web版のエディター' },
    asked: {
      zh: '负责什么 职责 分工 哪些模块 日常工作 做哪块',
      en: 'responsible for duties own parts modules scope day to day role tasks what do you do there',
      ja: '担当 役割 業務 どの部分 責任範囲 日々の仕事 任されている',
    },
  },
  {
    says: { zh: '前端小组三个人', en: 'There are three of us', ja: 'フロントエンドは自分を含' },
    asked: {
      zh: '团队人数 几个前端 小组规模 同事 多少人',
      en: 'team size how many people headcount colleagues front-end developers engineers group big',
      ja: '人数 何名 体制 チーム規模 同僚 メンバー',
    },
  },
  {
    says: {
      zh: '写代码，也定规范',
      en: 'I write code and set the conventions',
      ja: 'コーディング規約も整えています',
    },
    asked: {
      zh: '话语权 带头 负责人 定标准 规则 领导 决定 管理 角色',
      en: 'lead decide standards rules guidelines authority say in only coding leadership influence role in the team',
      ja: 'リード 役回り 規約 決める 立場 リーダー 権限 コードだけ 裁量',
    },
  },
  {
    says: { zh: '把 40 万行的单体', en: 'Split a 400,000-line', ja: '40万行のフロントエンドを11' },
    asked: {
      zh: '代码量 多少行 拆成几个包 首屏 加载时间 提速 优化前 优化后 秒 性能成果 打开页面 重构 数据 量化 模块化',
      en: 'lines of code codebase size packages modules first load time before after seconds faster performance results numbers initial page load refactor monolith speed up optimisation',
      ja: '行数 規模 何行 パッケージ数 分割 モノリス 初期表示 秒数 改善前 改善後 高速化 数字 実績 読み込み 表示速度',
    },
  },
  {
    says: { zh: '中、英、日三语上线', en: 'Shipped in Chinese, English and Japanese', ja: '中・英・日の3言語で公開' },
    asked: {
      zh: '产品支持几种语言 界面语言 哪些语言 日语换行 排版 标点 本地化 出海 多语言上线',
      en: 'product languages ui languages shipped typography line breaks punctuation localisation multilingual experience i18n japanese wrapping',
      ja: '製品の対応言語 何言語 組版 改行 句読点 ローカライズ 多言語の経験 国際化',
    },
  },
  {
    says: { zh: '权限、审计日志、批量导入', en: 'Rewrote permissions', ja: '権限、監査ログ、一括' },
    asked: {
      zh: '后台重写 哪些功能 客服 步骤减少 省事 支持团队 权限系统 效果',
      en: 'back office features rewritten rebuilt customer support steps saved half permission audit import helped support team result',
      ja: '管理画面 作り直し 機能 サポート 手順 削減 負担 業務効率 カスタマーサポート',
    },
  },
  {
    says: { zh: '基于 radix-ui 做了', en: 'Built 46 components', ja: 'radix-uiで46' },
    asked: {
      zh: '组件库 多少个组件 设计系统 无障碍 自动测试 持续集成 可访问性检查 基于什么',
      en: 'component library number of components design system accessibility checks automated tests continuous integration based on a11y pipeline',
      ja: 'コンポーネント数 何個 UIライブラリ デザインシステム アクセシビリティ検査 自動テスト CI ベース a11y',
    },
  },
  {
    says: { zh: '百分比是我给自己打的分', en: 'My own scores', ja: '数値は自己評価' },
    asked: {
      zh: '百分比含义 怎么来的 谁打的 客观 标准 准不准 依据',
      en: 'percentages meaning measured who rated objective certified basis reliable self-assessment',
      ja: '数値の意味 根拠 誰がつけた 客観的 基準 信頼',
    },
  },
  {
    says: { zh: '用 Markdown 存', en: 'Stored as Markdown', ja: 'Markdownで保存し' },
    asked: {
      zh: '存储 格式 文件',
      en: 'storage format files',
      ja: '保存形式 フォーマット',
    },
  },
  {
    says: { zh: '自己部署，文件就在', en: 'Host it yourself', ja: '自分のサーバーで動かせて' },
    asked: {
      zh: '自己部署 数据在哪 本地 云 硬盘 自托管 隐私',
      en: 'own disk local cloud account self-host where is my data run at home own server',
      ja: 'データの場所 クラウド 自社サーバー セルフホスト 手元 ローカル 設置',
    },
  },
  {
    says: {
      zh: '每条笔记就是一个普通的',
      en: 'Every note is a plain Markdown file',
      ja: 'ノートはふつうのMarkdownファイル',
    },
    asked: {
      zh: '笔记格式 文件类型 存成什么 导出 markdown',
      en: 'note format file type plain text export saved as markdown',
      ja: 'ノートの形式 ファイル形式 エクスポート 保存',
    },
  },
  {
    says: { zh: '笔记之间的链接另存', en: 'Every note is a plain Markdown file', ja: 'リンクの情報は別の索引' },
    asked: {
      zh: '索引 重建 损坏 丢失 链接存哪里 恢复',
      en: 'index rebuilt corrupted lost links stored where recover restore',
      ja: '索引 再構築 壊れた リンクの保存 復元',
    },
  },
  {
    says: { zh: '哪天软件没了', en: 'If the software goes away', ja: 'ソフトがなくなっても' },
    asked: {
      zh: '停止维护 倒闭 不更新了 数据会丢吗 跑路 长期 锁定 还能打开 为什么做 初衷',
      en: 'shut down discontinued lose data lock-in longevity what happens to my notes dies development stops why build it',
      ja: '開発終了 消える サービス終了 データは残る ロックイン 止まったら 長期 なぜ作った',
    },
  },
  {
    says: { zh: '编辑器基于 ProseMirror', en: 'I built the editor on ProseMirror', ja: 'エディターはProseMirror' },
    asked: {
      zh: '编辑器内核 富文本 用什么库 底层 自己写的吗 选型 输入法测试 兼容',
      en: 'rich text editor library underneath based on top of engine own editor input method testing ime composition',
      ja: 'エディターの土台 ライブラリ 自作 リッチテキスト エンジン IMEテスト 日本語入力の確認',
    },
  },
  {
    says: {
      zh: '一万条笔记放在一台小服务器',
      en: 'With ten thousand notes on a small server',
      ja: '小さなサーバーに1万件',
    },
    asked: {
      zh: '搜索速度 多快 搜索要多久 毫秒 性能 大量笔记 规模 服务器配置 扛得住',
      en: 'search speed how fast latency scale many notes large amount server size performance response',
      ja: '検索速度 どのくらい速い 応答 大量 件数 スケール サーバー規模 何ミリ秒',
    },
  },
  {
    says: { zh: '许可证是 MIT', en: 'The code is MIT-licensed', ja: 'ライセンスはMIT' },
    asked: {
      zh: '许可证 协议 商用 授权 免费使用 改代码',
      en: 'licence license commercial use free reuse legal terms fork',
      ja: 'ライセンス 商用 利用条件 無料 再利用 改変',
    },
  },
  {
    says: { zh: '三分之一的 PR', en: 'third of the pull requests', ja: 'プルリクエストの3分の1' },
    asked: {
      zh: '外部贡献 社区参与 别人提交 贡献者 开源社区 比例 一个人维护吗',
      en: 'contributors outside contributions community share volunteers strangers alone maintain external developers prs',
      ja: '外部の貢献 コミュニティ 他の人 コントリビューター 割合 一人で',
    },
  },
  {
    says: { zh: '做了四年后台，同一张表格', en: 'After four years of admin systems', ja: '管理画面を4年つくるうちに' },
    asked: {
      zh: '起因 为什么做 初衷 动机 背景 重复劳动 写了多少遍',
      en: 'why build it motivation reason origin bother repetition how often same table background story',
      ja: 'きっかけ なぜ作った 動機 背景 繰り返し 何回 理由',
    },
  },
  {
    says: {
      zh: '这个项目把重复的部分收到一处',
      en: 'You describe a resource once',
      ja: 'データの形をTypeScriptで一度',
    },
    asked: {
      zh: '怎么用 自动生成 功能 列表 筛选 表单 权限 配置 原理',
      en: 'how does it work describe once what do you get generated features list filters form config automatically definition',
      ja: '仕組み 一度書くと 何がそろう 自動生成 機能 定義 設定 一覧 フォーム',
    },
  },
  {
    says: { zh: '描述不了的地方', en: 'Where the description isn’t enough', ja: '書ききれないところ' },
    asked: {
      zh: '特殊需求 定制 不够用 复杂页面 扩展 自定义 例外 搞不定',
      en: 'custom special case unusual screen not enough limitation extend flexible exception override weird complex',
      ja: '例外 カスタマイズ 特殊な画面 足りない 拡張 対応できない 複雑',
    },
  },
  {
    says: { zh: '以前要一周的新页面', en: 'A screen that took a week', ja: '1週間かかっていた画面' },
    asked: {
      zh: '省多少时间 效率 做一个页面多久 提速 开发周期 收益',
      en: 'time saved productivity how long does a new screen take faster development effort benefit build a page',
      ja: '短縮 効率 新しい画面 どれくらいかかる 工数 開発期間 時間の節約',
    },
  },
  {
    says: { zh: '谁在什么时候改了什么', en: 'Every change is recorded', ja: 'だれが、いつ、何を変えたか' },
    asked: {
      zh: '操作记录 审计 谁改的 追溯 历史版本 旧值 留痕 日志',
      en: 'audit trail who changed what history old value log compliance auditors track record edits touched previous',
      ja: '変更履歴 監査 誰が変えた 追跡 前の値 操作ログ コンプライアンス 追える 触った',
    },
  },
  {
    says: {
      zh: '界面文案最后往往',
      en: 'Interface text tends to end up',
      ja: '気づくとだれも信用しないスプレッドシート',
    },
    asked: {
      zh: '为什么做 起因 问题 表格 Excel 管理翻译 文案混乱 痛点 动机',
      en: 'why build it motivation problem spreadsheet excel manage translations strings messy pain reason usual way',
      ja: 'なぜ作った きっかけ 課題 エクセル 翻訳管理 文言管理 混乱 問題 動機',
    },
  },
  {
    says: {
      zh: '少一种语言，编译就过不去',
      en: 'a missing language is a compile error',
      ja: '訳が抜ければコンパイルエラー',
    },
    asked: {
      zh: '漏翻 缺翻译 少一种语言 改 key 改名 会怎样 类型检查 保证',
      en: 'missing translation forgotten language renamed key type safe compile guarantee what happens if',
      ja: '訳し漏れ 抜け 型 安全 どうなる 欠け',
    },
  },
  {
    says: { zh: '少一种语言，编译就过不去', en: 'a key that was renamed', ja: 'キーの名前を変えても' },
    asked: { zh: '改名 重命名 key 变了 忘改', en: 'rename key refactor strings', ja: 'キー名 変更 リネーム 直し忘れ' },
  },
  {
    says: { zh: '每次合并前跑一遍检查', en: 'Before each merge a check lists', ja: 'マージ前のチェックで' },
    asked: {
      zh: '检查什么 太长 按钮放不下 溢出 撑破 没用的文案 上线前',
      en: 'check review overflow too long button fit unused strings screenshot german long words detect before release ci',
      ja: 'チェック内容 はみ出し 長すぎる ボタン 未使用 スクリーンショット 事前 検出 ドイツ語',
    },
  },
  {
    says: { zh: '复数、日期、列举用顿号', en: 'Plurals, dates and list separators', ja: '複数形、日付、列挙' },
    asked: {
      zh: '语法规则 复数形式 日期格式 标点习惯 各语言规则',
      en: 'plural rules date formats grammar locale conventions lists commas',
      ja: '複数形 日付の書式 文法 言語ごとの規則 区切り',
    },
  },
  {
    says: { zh: '屿记的中、英、日三个语言版本', en: 'Islet runs on it', ja: 'Isletの中・英・日の3言語も' },
    asked: {
      zh: '谁在用 实际使用 生产环境 落地 线上 案例',
      en: 'used in production real users who uses it adoption live case anywhere',
      ja: '本番 使われている 実績 導入 利用例 誰が使って',
    },
  },
  {
    says: { zh: '文案像代码一样过评审', en: 'Copy gets reviewed like code', ja: '文言もコードと同じように' },
    asked: {
      zh: '文案评审 翻译流程 谁审',
      en: 'translation review workflow who reviews texts copywriting',
      ja: '文言のレビュー 翻訳の流れ 誰が確認',
    },
  },
  {
    says: { zh: '聊工作、聊编辑器', en: 'Write about work', ja: '仕事の話も、エディターの話' },
    asked: {
      zh: '可以聊什么 来信内容 链接坏了 闲聊 反馈 报错 不是工作也可以吗',
      en: 'what can i write about broken link report feedback chat small talk reason to contact dead link',
      ja: '何について連絡 リンク切れ 報告 雑談 フィードバック 仕事以外 連絡してよい',
    },
  },
  {
    says: { zh: '水深是画着玩的', en: 'The soundings are made up', ja: '水深の数字は気分' },
    asked: {
      zh: '海图 地图 数字 真的吗 准确 水深 导航 底部的图',
      en: 'map chart depths real numbers accurate nautical navigation water sea soundings meaning',
      ja: '海図 地図の数字 本物 正確 深さ 航海 下の図 データ',
    },
  },
] satisfies Content['hints'];
