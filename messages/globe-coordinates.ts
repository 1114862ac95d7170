import type { Messages } from './messages.ts';

/** {lat} and {lon} are absolute degrees. The build says them: a page knows one place. */
export const globeCoordinatesMessages = {
  northEast: {
    zh: '北纬 {lat}°，东经 {lon}°',
    en: '{lat}° north, {lon}° east',
    ja: '北緯{lat}度、東経{lon}度',
  },
  northWest: {
    zh: '北纬 {lat}°，西经 {lon}°',
    en: '{lat}° north, {lon}° west',
    ja: '北緯{lat}度、西経{lon}度',
  },
  southEast: {
    zh: '南纬 {lat}°，东经 {lon}°',
    en: '{lat}° south, {lon}° east',
    ja: '南緯{lat}度、東経{lon}度',
  },
  southWest: {
    zh: '南纬 {lat}°，西经 {lon}°',
    en: '{lat}° south, {lon}° west',
    ja: '南緯{lat}度、西経{lon}度',
  },
} as const satisfies Messages;
