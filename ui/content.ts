/**
 * The owner's content as the page needs it: checked, and with the places marked where Chinese and Japanese may break;
 * and what the globe shows of the owner's place.
 */
export { content, globePlace } from 'virtual:content';
