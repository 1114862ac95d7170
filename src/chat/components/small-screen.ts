/** Whether the panel covers most of the page (chat-dialog.module.css). */
export const isSmallScreen = () => matchMedia('(max-width: 767px)').matches;
