import { MEGABYTE } from '@sabuja/kit';

/** The maximum id, and the maximum page number of a list. */
export const MAX_ID = 2_147_483_647;
export const MAX_PAGE = 100_000;
/** The length of a cursor of a list, in characters. */
export const MAX_CURSOR_LENGTH = 2000;

/** The number of digits of a one-time code, and its lifetime in minutes. */
export const OTP_DIGITS = 5;
export const OTP_LIFE_MINUTES = 5;

/** How long the first order of a checkout waits for the second, in minutes (decision 0061). */
export const TWIN_WAIT_MINUTES = 15;

/** How many days ahead an order may be placed, counted from today in India. */
export const MAX_BOOKING_DAYS_AHEAD = 30;

/** The longest lead time of a product, in hours: an order may be placed that far ahead. */
export const MAX_LEAD_TIME_HOURS = 24 * MAX_BOOKING_DAYS_AHEAD;

/** How many favourites a customer may have. */
export const MAX_FAVOURITES = 200;

/** How many items are listed as going well with another. */
export const MAX_COMPANIONS = 8;

/** The maximum length of a complaint's text, in characters. */
export const MAX_COMPLAINT_LENGTH = 2000;

/** The maximum length of a reason for a complaint, in characters. */
export const MAX_COMPLAINT_REASON_LENGTH = 200;

/** The maximum length of each text of a synonym, in characters, and how many synonyms a shop has at most. */
export const MAX_SYNONYM_LENGTH = 60;
export const MAX_SYNONYMS = 3000;

/** How many photos a customer may add to a complaint, and how many of them are stored of one customer at a time. */
export const MAX_COMPLAINT_PHOTOS = 4;
export const MAX_STORED_COMPLAINT_PHOTOS = 40;

/** Pixels of the longer side of a photo from a phone's camera: text on it is readable, and it has some 200 KB. */
export const MAX_PHOTO_SIDE = 1600;

/** The largest photo of a complaint that is received, in bytes. */
export const MAX_COMPLAINT_PHOTO_BYTES = 12 * MEGABYTE;

/** How many days photos of complaints are stored; the privacy notice says so. */
export const COMPLAINT_PHOTO_DAYS = 180;

/** How many reports a member can have sent to themselves at once in an hour. */
export const MAX_REQUESTED_REPORTS = 6;

/** The largest photo of a deposit's slip that is received, in bytes, and how many days it is stored. */
export const MAX_DEPOSIT_PHOTO_BYTES = 12 * MEGABYTE;
export const DEPOSIT_PHOTO_DAYS = 400;

/** How many days a customer may change the rating of an answer, and the longest comment, in characters. */
export const RATING_CHANGE_DAYS = 1;
export const MAX_RATING_COMMENT_LENGTH = 500;

/** The longest name of a template of answers, in characters. */
export const MAX_TEMPLATE_NAME_LENGTH = 100;

/**
 * How many minutes an order by ONLINE waits for its payment, with its stock and slot reserved (decision
 * 0034).
 */
export const PAYMENT_WINDOW_MINUTES = 20;

/** How many minutes an estimate is valid. */
export const ESTIMATE_LIFE_MINUTES = 15;

/** How many days a session lasts, and the cookie that recognises a browser (browsers allow 400). */
export const SESSION_DAYS = 30;
export const DEVICE_COOKIE_DAYS = 400;

/** Days for which messages sent to a customer are retained. */
export const MESSAGE_RETENTION_DAYS = 90;

/** Paise: the minimum and maximum amount that the payment provider accepts at once. */
export const MIN_ONLINE_AMOUNT = 100;
export const MAX_ONLINE_AMOUNT = 1_000_000_00;

/** The minimum and maximum length of a passphrase of staff, in characters. */
export const MIN_PASSPHRASE_LENGTH = 10;
export const MAX_PASSPHRASE_LENGTH = 200;

/** Staff may change this many orders in one request. */
export const MAX_MOVED_ORDERS = 500;

/** How many addresses a customer may save. */
export const MAX_ADDRESSES = 50;

/** The maximum price of an item, in rupees. */
export const MAX_COST = 1_000_000;

/** How many days a plan of the wallet lasts at most, unless for life. */
export const MAX_PLAN_DAYS = 3650;

/** Staff may change this many products in one request, of so many bytes. */
export const MAX_CHANGED_STOCKS = 500;
export const MAX_CHANGED_STOCKS_BYTES = 8 * MEGABYTE;

/** How many products a combo may have. */
export const MAX_COMBO_PARTS = 20;

/** How many pictures an item may have. */
export const MAX_PICTURES = 10;

/** Letters of what staff write about a picture, in each language. */
export const MAX_PICTURE_ALT_LENGTH = 200;

/** The largest picture that can be uploaded, in bytes. */
export const MAX_PICTURE_BYTES = 20 * MEGABYTE;

/** How many days photos of deliveries are stored at most: the privacy notice says so. */
export const MAX_DELIVERY_PHOTO_DAYS = 90;

/** The largest photo of a delivery that is received, in bytes; the console sends far smaller ones. */
export const MAX_DELIVERY_PHOTO_BYTES = 8 * MEGABYTE;

/** The largest file of an import in bytes, and how many rows it may have. */
export const MAX_IMPORT_BYTES = 20 * MEGABYTE;
export const MAX_IMPORT_ROWS = 100_000;

/** The largest zip of pictures in bytes, how many files it may have, and to how many bytes they may unpack together. */
export const MAX_ZIP_BYTES = 500 * MEGABYTE;
export const MAX_ZIP_FILES = 5000;
export const MAX_UNPACKED_BYTES = 2048 * MEGABYTE;

/** The size of each part of an upload but its last, in bytes: eight seconds at 1 Mbit/s. */
export const UPLOAD_PART_BYTES = MEGABYTE;

/** Into how many bags an order may be packed, veg and non-veg together. */
export const MAX_BAGS = 99;

/** The longest note on a delivery, for picker and rider, in characters. */
export const MAX_DELIVERY_NOTE_LENGTH = 300;

/** The least characters that staff search customers with. */
export const MIN_CUSTOMER_SEARCH = 3;

/** The longest note of staff on a customer, and reason for blocking one, in characters. */
export const MAX_STAFF_NOTE_LENGTH = 2000;
export const MAX_BLOCK_REASON_LENGTH = 300;

/** The largest net quantity of a pack, and the longest best before in days from packing. */
export const MAX_NET_QUANTITY = 999_999;
export const MAX_BEST_BEFORE_DAYS = 3650;

/**
 * How many seconds an order's event stream may take to open; a page that waited longer reads the order again
 * (decision 0041).
 */
export const MAX_STREAM_OPENING_SECONDS = 5;
export const MAX_PASSKEY_NAME_LENGTH = 60;
export const MAX_DEVICE_NAME_LENGTH = 60;

/** A session by PIN that is not used for so many minutes is over: riders are on the road between two deliveries. */
export const PIN_IDLE_MINUTES = { picker: 30, rider: 120 } as const;

/** Characters of a legal page in one language. */
export const MAX_LEGAL_TEXT = 20_000;

/** For how long a device may send an action of a rider or picker again: older ids are purged, and one might be done twice (days). */
export const DEVICE_ACTION_DAYS = 30;
