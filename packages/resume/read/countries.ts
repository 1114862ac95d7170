/** Finds a country by its two or three letters (ISO 3166-1) or by its name in any of the languages that are read. */
import { folded, LOCALES } from './locales.ts';

/** The three letters and the two of each country. */
const CODES =
  'AFGAF ALBAL DZADZ ASMAS ANDAD AGOAO AIAAI ATAAQ ATGAG ARGAR ARMAM ABWAW AUSAU AUTAT AZEAZ BHSBS BHRBH BGDBD ' +
  'BRBBB BLRBY BELBE BLZBZ BENBJ BMUBM BTNBT BOLBO BIHBA BWABW BVTBV BRABR IOTIO BRNBN BGRBG BFABF BDIBI KHMKH ' +
  'CMRCM CANCA CPVCV CYMKY CAFCF TCDTD CHLCL CHNCN CXRCX CCKCC COLCO COMKM COGCG CODCD COKCK CRICR CIVCI HRVHR ' +
  'CUBCU CYPCY CZECZ DNKDK DJIDJ DMADM DOMDO ECUEC EGYEG SLVSV GNQGQ ERIER ESTEE ETHET FLKFK FROFO FJIFJ FINFI ' +
  'FRAFR GUFGF PYFPF ATFTF GABGA GMBGM GEOGE DEUDE GHAGH GIBGI GRCGR GRLGL GRDGD GLPGP GUMGU GTMGT GINGN GNBGW ' +
  'GUYGY HTIHT HMDHM VATVA HNDHN HKGHK HUNHU ISLIS INDIN IDNID IRNIR IRQIQ IRLIE ISRIL ITAIT JAMJM JPNJP JORJO ' +
  'KAZKZ KENKE KIRKI PRKKP KORKR KWTKW KGZKG LAOLA LVALV LBNLB LSOLS LBRLR LBYLY LIELI LTULT LUXLU MACMO MDGMG ' +
  'MWIMW MYSMY MDVMV MLIML MLTMT MHLMH MTQMQ MRTMR MUSMU MYTYT MEXMX FSMFM MDAMD MCOMC MNGMN MSRMS MARMA MOZMZ ' +
  'MMRMM NAMNA NRUNR NPLNP NLDNL NCLNC NZLNZ NICNI NERNE NGANG NIUNU NFKNF MNPMP MKDMK NORNO OMNOM PAKPK PLWPW ' +
  'PSEPS PANPA PNGPG PRYPY PERPE PHLPH PCNPN POLPL PRTPT PRIPR QATQA REURE ROURO RUSRU RWARW SHNSH KNAKN LCALC ' +
  'SPMPM VCTVC WSMWS SMRSM STPST SAUSA SENSN SYCSC SLESL SGPSG SVKSK SVNSI SLBSB SOMSO ZAFZA SGSGS ESPES LKALK ' +
  'SDNSD SURSR SJMSJ SWZSZ SWESE CHECH SYRSY TWNTW TJKTJ TZATZ THATH TLSTL TGOTG TKLTK TONTO TTOTT TUNTN TURTR ' +
  'TKMTM TCATC TUVTV UGAUG UKRUA AREAE GBRGB USAUS UMIUM URYUY UZBUZ VUTVU VENVE VNMVN VGBVG VIRVI WLFWF ESHEH ' +
  'YEMYE ZMBZM ZWEZW ALAAX BESBQ CUWCW GGYGG IMNIM JEYJE MNEME BLMBL MAFMF SRBRS SXMSX SSDSS XKKXK ';

const OTHER_NAMES: Readonly<Record<string, string>> = {
  uk: 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  'great britain': 'GB',
  'northern ireland': 'GB',
  america: 'US',
  'united states of america': 'US',
  us: 'US',
  usa: 'US',
  'the netherlands': 'NL',
  holland: 'NL',
  korea: 'KR',
  'republic of korea': 'KR',
  대한민국: 'KR',
  russia: 'RU',
  'russian federation': 'RU',
  россия: 'RU',
  turkey: 'TR',
  'czech republic': 'CZ',
  'viet nam': 'VN',
  uae: 'AE',
  'hong kong': 'HK',
  macau: 'MO',
  taiwan: 'TW',
  台湾: 'TW',
  臺灣: 'TW',
  中国大陆: 'CN',
  'pr china': 'CN',
  prc: 'CN',
  日本国: 'JP',
  'republic of ireland': 'IE',
  'ivory coast': 'CI',
  burma: 'MM',
};

let names: Map<string, string> | undefined;

function allNames(): Map<string, string> {
  if (names) return names;
  names = new Map();
  const codes = CODES.trim().split(' ');
  for (const locale of LOCALES) {
    const inLocale = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' });
    for (const code of codes) {
      const name = inLocale.of(code.slice(3));
      if (name !== undefined) names.set(folded(name), code.slice(3));
    }
  }
  for (const code of codes) names.set(code.slice(0, 3).toLowerCase(), code.slice(3));
  for (const [name, code] of Object.entries(OTHER_NAMES)) names.set(name, code);
  return names;
}

/** `NO`, `NOR`, `Norway`, `Norwegen` → `NO`; undefined for what is none. */
export function countryIn(value: string): string | undefined {
  const written = folded(value);
  const code = /^[a-z]{2}$/.test(written) && written !== 'uk' ? written.toUpperCase() : undefined;
  if (code !== undefined)
    return CODES.includes(`${code} `) && new RegExp(`[A-Z]{3}${code} `).test(CODES) ? code : undefined;
  return allNames().get(written);
}
