/** What technologies are called in Chinese, as in `understand/technologies.ts`. */
export const technologies = `
AI Coding=ai 编程,ai编程
Android=安卓
Alibaba Cloud=阿里云
C=c语言,c 语言
Cursor=用cursor
Go=go语言,go 语言
HarmonyOS=鸿蒙
micro frontends=微前端
qiankun=乾坤
WeChat Mini Program (小程序)=小程序,微信小程序`;
