/** Apps that open links in a browser of their own, by what they add to its name. */
const APPS =
  /\b(?:FBAN|FBAV|FB_IAB|Instagram|WhatsApp|Telegram|Line|MicroMessenger|Twitter|TikTok|musical_ly|BytedanceWebview|Snapchat|LinkedInApp|Pinterest|GSA|Outlook-iOS|Outlook-Android|YMobile)\b/;
/** Android names its web views; those of iOS lack the name of the browser. */
const WEB_VIEW = /; wv\)|\((?:iPhone|iPad|iPod)[^)]*\) AppleWebKit\/(?!.*Safari\/)/;

/**
 * Whether the browser is that of another app (mail, chat), where the bank's verification and its windows break.
 * @param userAgent the browser's name
 */
export const isInAppBrowser = (userAgent: string): boolean => APPS.test(userAgent) || WEB_VIEW.test(userAgent);
