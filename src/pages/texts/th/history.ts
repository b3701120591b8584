/** Texts of the history page, in Thai. */
import type { Texts } from '../texts';

export const history: Texts['history'] = {
  title: 'ประวัติ',
  kindsLabel: 'ประเภทรายการ',
  kinds: { orders: 'คำสั่งซื้อขาย', trades: 'รายการจับคู่', deposits: 'รายการฝาก', withdrawals: 'รายการถอน' },
  filter: 'ตัวกรอง',
  market: 'ตลาด',
  asset: 'สินทรัพย์',
  all: 'ทั้งหมด',
  from: 'ตั้งแต่วันที่ (UTC)',
  to: 'ถึงวันที่ (UTC)',
  apply: 'แสดง',
  reset: 'ล้างตัวกรอง',
  none: 'ไม่พบรายการที่ตรงกับตัวกรอง',
  empty: {
    orders: 'คุณยังไม่เคยส่งคำสั่งซื้อขาย',
    trades: 'คุณยังไม่เคยซื้อขาย',
    deposits: 'คุณยังไม่มีรายการฝาก',
    withdrawals: 'คุณยังไม่มีรายการถอน',
  },
  newer: 'ใหม่กว่า',
  older: 'เก่ากว่า',
  csv: 'ดาวน์โหลดเป็น CSV',
  csvHint: (rows) =>
    `ไฟล์มีจำนวนเงินที่ไม่ปัดเศษและเวลาตาม UTC ไม่เกิน ${rows} รายการ เรียงจากใหม่ไปเก่า หากต้องการรายการที่เก่ากว่านั้น ให้เลือกช่วงวันที่`,
  price: 'ราคา',
  amount: 'จำนวน',
  way: 'เครือข่ายหรือธนาคาร',
  transaction: 'ธุรกรรม',
  statuses: { pending: 'รอดำเนินการ', processing: 'กำลังดำเนินการ', completed: 'สำเร็จ', failed: 'ไม่สำเร็จ' },
  errors: {
    of: 'เลือกจากรายการที่มี',
    date: 'กรอกวันที่ เช่น 2026-11-25',
    order: 'วันสุดท้ายต้องไม่อยู่ก่อนวันแรก',
  },
};
