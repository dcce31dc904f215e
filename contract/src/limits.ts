import { MEGABYTE } from '@sabuja/kit';

/** The maximum id, and the maximum page number of a list. */
export const MAX_ID = 2_147_483_647;
export const MAX_PAGE = 100_000;
/** The maximum length of a list cursor, in characters. */
export const MAX_CURSOR_LENGTH = 2000;

/** The number of digits of a one-time code, and its lifetime in minutes. */
export const OTP_DIGITS = 5;
export const OTP_LIFE_MINUTES = 5;

/** How long the first order of a checkout waits for the second, in minutes (decision 0061). */
export const TWIN_WAIT_MINUTES = 15;

/** The maximum number of orders in a slot, and of minutes from its cut-off to its start: 14 days. */
export const MAX_SLOT_CAPACITY = 100_000;
export const MAX_CUT_OFF_MINUTES = 20_160;

/** How many days ahead an order may be placed, counted from today in India. */
export const MAX_BOOKING_DAYS_AHEAD = 30;

/** For how many days riders offer and book other slots at the door, today included. */
export const SLOT_DAYS_AT_THE_DOOR = 7;

/** The longest lead time of a product, in hours: an order may be placed that far ahead. */
export const MAX_LEAD_TIME_HOURS = 24 * MAX_BOOKING_DAYS_AHEAD;

/** How many favourites a customer may have. */
export const MAX_FAVOURITES = 200;

/** How many items can be listed as going well with one item. */
export const MAX_COMPANIONS = 8;

/** The maximum length of a complaint's text, in characters. */
export const MAX_COMPLAINT_LENGTH = 2000;

/** The maximum length of a reason for a complaint, in characters. */
export const MAX_COMPLAINT_REASON_LENGTH = 200;

/** The maximum length of each text of a synonym, in characters, and the maximum number of synonyms in a shop. */
export const MAX_SYNONYM_LENGTH = 60;
export const MAX_SYNONYMS = 3000;

/** The maximum number of photos of one complaint, and of stored complaint photos of one customer at a time. */
export const MAX_COMPLAINT_PHOTOS = 4;
export const MAX_STORED_COMPLAINT_PHOTOS = 40;

/** Pixels of the longer side of a photo from a phone's camera: text stays readable at a size of about 200 KB. */
export const MAX_PHOTO_SIDE = 1600;

/** The maximum upload size of a complaint photo, in bytes. */
export const MAX_COMPLAINT_PHOTO_BYTES = 12 * MEGABYTE;

/** How many days complaint photos are stored; the privacy notice states this number. */
export const COMPLAINT_PHOTO_DAYS = 180;

/** How many reports a member can request by e-mail within an hour, beside the scheduled ones. */
export const MAX_REQUESTED_REPORTS = 6;

/** The maximum upload size of a photo of a deposit slip, in bytes, and how many days the photo is stored. */
export const MAX_DEPOSIT_PHOTO_BYTES = 12 * MEGABYTE;
export const DEPOSIT_PHOTO_DAYS = 400;

/** For how many days a customer may change their rating of an answer, and the maximum comment length in characters. */
export const RATING_CHANGE_DAYS = 1;
export const MAX_RATING_COMMENT_LENGTH = 500;

/** The maximum length of an answer template's name, in characters. */
export const MAX_TEMPLATE_NAME_LENGTH = 100;

/**
 * How many minutes an order with the payment method ONLINE waits for its payment, with its stock and slot
 * reserved (decision 0034).
 */
export const PAYMENT_WINDOW_MINUTES = 20;

/** How many minutes an estimate is valid, and after how many minutes clients ask for a new one. */
export const ESTIMATE_LIFE_MINUTES = 15;
export const ESTIMATE_REFETCH_MINUTES = ESTIMATE_LIFE_MINUTES - 3;

/** The maximum length of a coupon code as typed, of a name or occasion, and of an idempotency key, in characters. */
export const MAX_TYPED_COUPON_LENGTH = 60;
export const MAX_NAME_LENGTH = 120;
export const MAX_OCCASION_LENGTH = 120;
export const MAX_IDEMPOTENCY_KEY_LENGTH = 200;

/** The maximum number of people at the occasion of an order. */
export const MAX_OCCASION_MEMBERS = 5000;

/** The lifetime in days of a session, and of the cookie that recognises a browser (browsers allow 400). */
export const SESSION_DAYS = 30;
export const DEVICE_COOKIE_DAYS = 400;

/** Days for which messages sent to a customer are retained. */
export const MESSAGE_RETENTION_DAYS = 90;

/** The minimum and maximum amount of one payment at the payment provider, in paise. */
export const MIN_ONLINE_AMOUNT = 100;
export const MAX_ONLINE_AMOUNT = 1_000_000_00;
/** How many recharges a customer may begin in an hour without paying one of them. */
export const MAX_UNPAID_RECHARGES = 10;

/** How many hours the one-time link of the first owner works, and one that invites or resets a member. */
export const SET_UP_LINK_HOURS = 24;
export const STAFF_LINK_HOURS = 48;

/** The minimum and maximum length of a staff passphrase, in characters. */
export const MIN_PASSPHRASE_LENGTH = 10;
export const MAX_PASSPHRASE_LENGTH = 200;

/** How many orders staff may change in one request. */
export const MAX_MOVED_ORDERS = 500;

/** How many addresses a customer may save. */
export const MAX_ADDRESSES = 50;

/** The maximum price of an item, in rupees. */
export const MAX_COST = 1_000_000;

/** The maximum validity of a wallet plan in days, unless it is valid for life. */
export const MAX_PLAN_DAYS = 3650;

/** How many products staff may change in one request, and the maximum size of that request in bytes. */
export const MAX_CHANGED_STOCKS = 500;
export const MAX_CHANGED_STOCKS_BYTES = 8 * MEGABYTE;

/** How many products a combo may have. */
export const MAX_COMBO_PARTS = 20;

/** How many pictures an item may have. */
export const MAX_PICTURES = 10;

/** The maximum length of a picture's alternative text in each language, in characters. */
export const MAX_PICTURE_ALT_LENGTH = 200;

/** The largest picture that can be uploaded, in bytes. */
export const MAX_PICTURE_BYTES = 20 * MEGABYTE;

/** The maximum number of days for which delivery photos are stored; the privacy notice states it. */
export const MAX_DELIVERY_PHOTO_DAYS = 90;

/** The maximum upload size of a delivery photo, in bytes; the console sends far smaller ones. */
export const MAX_DELIVERY_PHOTO_BYTES = 8 * MEGABYTE;

/** The largest file of an import in bytes, and how many rows it may have. */
export const MAX_IMPORT_BYTES = 20 * MEGABYTE;
export const MAX_IMPORT_ROWS = 100_000;

/** Maximum size of a zip of pictures in bytes, maximum number of its files, and their total unpacked size in bytes. */
export const MAX_ZIP_BYTES = 500 * MEGABYTE;
export const MAX_ZIP_FILES = 5000;
export const MAX_UNPACKED_BYTES = 2048 * MEGABYTE;

/** The size in bytes of each part of an upload except the last: eight seconds at 1 Mbit/s. */
export const UPLOAD_PART_BYTES = MEGABYTE;

/** The maximum number of bags of an order, veg and non-veg together. */
export const MAX_BAGS = 99;

/** The maximum length of a delivery note for picker and rider, in characters. */
export const MAX_DELIVERY_NOTE_LENGTH = 300;

/** The maximum length of the text by which staff search a list, in characters. */
export const MAX_SEARCH_LENGTH = 100;

/** The minimum length of the text by which staff search customers, in characters. */
export const MIN_CUSTOMER_SEARCH = 3;

/** The maximum length of a staff note on a customer, and of the reason for an act, in characters. */
export const MAX_STAFF_NOTE_LENGTH = 2000;
export const MAX_REASON_LENGTH = 300;

/** The maximum net quantity of a pack, and the maximum number of days from packing to the best-before date. */
export const MAX_NET_QUANTITY = 999_999;
export const MAX_BEST_BEFORE_DAYS = 3650;

/**
 * How many seconds an order's event stream may take to open; after a longer wait the page reads the order
 * again (decision 0041).
 */
export const MAX_STREAM_OPENING_SECONDS = 5;
export const MAX_PASSKEY_NAME_LENGTH = 60;
export const MAX_DEVICE_NAME_LENGTH = 60;

/** Minutes of inactivity that end a session by PIN; more for riders, who are on the road between two deliveries. */
export const PIN_IDLE_MINUTES = { picker: 30, rider: 120 } as const;

/** The maximum length of a legal page in one language, in characters. */
export const MAX_LEGAL_TEXT = 20_000;

/** Days for which a device may resend an action of a rider or picker; older ids are purged, so it could run twice. */
export const DEVICE_ACTION_DAYS = 30;
